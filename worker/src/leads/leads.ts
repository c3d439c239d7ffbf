import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { listingEvents } from '@mboalink/db/schema/insights.ts';
import { leadStates } from '@mboalink/db/schema/leads.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { Lead } from '@mboalink/shared/leads/calls.ts';
import { type LeadState, leadDays, leadWays } from '@mboalink/shared/leads/words.ts';
import { and, desc, eq, gt, inArray, isNotNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { spelledAsListed } from '../directory/understanding/trade-index.ts';
import { areAllPresentTo } from '../directory/visible-to.ts';
import { namedAs, openerName } from '../network/openers.ts';
import type { MemberContext } from '../trpc.ts';

/** Over `connections`: whether it says that somebody wrote to a seller or called them lately. */
const isLeadOf = (sellerId: SQLWrapper, { now }: Pick<Context, 'now'>): SQL | undefined =>
  and(
    sql`${connections.connectedUserId} = ${sellerId}`,
    inArray(connections.interactionType, [...leadWays]),
    gt(connections.lastContactAt, new Date(now.getTime() - leadDays * dayMilliseconds)),
  );

/** How `lead_states` is joined to `connections`: a mark of before the last contact says nothing any more, nor one whose time has come. */
const isMarked = ({ now }: Pick<Context, 'now'>): SQL | undefined =>
  and(
    eq(leadStates.sellerId, connections.connectedUserId),
    eq(leadStates.buyerId, connections.userId),
    sql`${leadStates.markedAt} >= ${connections.lastContactAt}`,
    or(ne(leadStates.state, 'remind'), gt(leadStates.remindAt, now)),
  );

/** Over both: where the lead stands. */
const leadState = sql<LeadState>`coalesce(${leadStates.state}, 'waiting')`;

/**
 * `found`: who wrote to the viewer or called, unless they left or one of the two blocked the other. The id is that of their
 * opening of the viewer's number: who it was, it does not tell.
 */
export function leadsCte(ctx: MemberContext, which?: SQL) {
  const { userId, connectedUserId, interactionType, lastContactAt } = connections;
  return ctx.db.$with('found').as(
    ctx.db
      .select({ id: reveals.revealId, interactionType, lastContactAt, state: leadState.as('lead_state') })
      .from(connections)
      .innerJoin(reveals, and(eq(reveals.viewerId, userId), eq(reveals.contactId, connectedUserId)))
      .leftJoin(leadStates, isMarked(ctx))
      .where(and(isLeadOf(sql`${ctx.viewer.userId}::uuid`, ctx), areAllPresentTo(ctx, userId), which)),
  );
}

export type LeadsCte = ReturnType<typeof leadsCte>;

/** Over `users`: whether they let sellers whom they wrote to answer them, and have a number for it. */
export const letsAnswer = sql<boolean>`(${users.whatsapp} is not null
  and coalesce((${users.notificationPreferences} ->> 'letSellersAnswer')::boolean, false))`;

/** Over `users`: how many of their leads they served. */
export function servedOf(ctx: Pick<Context, 'db' | 'now'>): SQL<number> {
  const served = ctx.db
    .select({ count: sql`count(*)::int` })
    .from(connections)
    .innerJoin(leadStates, isMarked(ctx))
    .where(and(isLeadOf(users.id, ctx), eq(leadStates.state, 'served')));
  return sql<number>`(${served})`;
}

type Page = { state: LeadState | 'all'; limit: number; page: number };

const first: Page = { state: 'all', limit: 1, page: 1 };

/** One page of those of `found` who stand where it says, as JSON, the latest first. */
export function leadsJson(ctx: MemberContext, found: LeadsCte, { state: wanted, limit, page } = first) {
  const slice = ctx.db
    .select()
    .from(found)
    .where(wanted === 'all' ? undefined : eq(found.state, wanted))
    .orderBy(desc(found.lastContactAt), desc(found.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const { id, interactionType, lastContactAt, state } = slice;
  const searched = searchedFor(ctx);
  const row = jsonObject({
    _id: id,
    name: sql<string | null>`coalesce(${openerName(ctx)}, case when ${letsAnswer}
      then split_part(btrim(${users.name}), ' ', 1) end)`,
    city: sql<string | null>`nullif(${listings.citySlug}, 'other')`,
    interactionType: sql<Lead['interactionType']>`${interactionType}`,
    lastContactAt: isoText(sql`${lastContactAt}`),
    words: sql<string[] | null>`${searched.words}`,
    trade: sql<string | null>`${searched.trade}`,
    state,
    canWrite: letsAnswer,
  });
  const rows = ctx.db
    .select({ rows: jsonList(row, sql`${desc(lastContactAt)}, ${desc(id)}`) })
    .from(slice)
    .innerJoin(reveals, eq(reveals.revealId, id))
    .innerJoin(users, eq(users.id, reveals.viewerId))
    .innerJoin(listings, eq(listings.userId, users.id))
    .leftJoinLateral(searched, sql`true`);
  return sql<(typeof row)['_']['type'][]>`(${rows})`;
}

export type LeadRow = ReturnType<typeof leadsJson>['_']['type'][number];

/** Over `reveals`: what who opened the viewer's number had last searched for before they looked at it. */
function searchedFor({ db }: MemberContext) {
  const { listingId, viewerId, day, hour, searchTrade, searchWords } = listingEvents;
  return db
    .select({ trade: searchTrade, words: searchWords })
    .from(listingEvents)
    .where(and(eq(listingId, reveals.contactId), eq(viewerId, reveals.viewerId), isNotNull(searchTrade)))
    .orderBy(desc(day), desc(hour), sql`cardinality(${searchWords}) desc`)
    .limit(1)
    .as('searched');
}

/** A lead in the language of who reads it. */
export function toLead({ words, trade, ...row }: LeadRow, ctx: MemberContext): Lead {
  const searched = words?.length
    ? words.map(spelledAsListed).join(', ')
    : (findSubcategory(trade ?? '')?.[ctx.language] ?? null);
  return { ...namedAs(row, ctx), searched };
}
