import { users } from '@mboalink/db/schema/accounts.ts';
import { contactReports, listings, reveals } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type {
  OpenedInput,
  OpenedOutput,
  RevealsInput,
  RevealsOutput,
} from '@mboalink/shared/network/calls.ts';
import { fewestOfTown } from '@mboalink/shared/network/words.ts';
import { and, desc, eq, exists, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { contactRows, requireContacts } from '../directory/contact-rows.ts';
import { isPresentTo } from '../directory/findable.ts';
import { requireRow } from '../directory/viewer.ts';
import { countedSince } from '../insights/events.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import {
  isToldOpener,
  isWanted,
  keysOf,
  knownColumns,
  namedAs,
  openerName,
  wantedAmong,
  withContacts,
} from './lists.ts';

/**
 * Whose numbers the viewer opened, by day in Douala, the latest first, with what is open of each: nobody is shown anew. Whoever
 * left, or one of the two blocked, is not among them.
 */
export async function listOpened(ctx: MemberContext, input: OpenedInput): Promise<OpenedOutput> {
  const { db } = ctx;
  const { page, limit } = input;
  const { ctes, listed, order, totalCount } = openedPage(ctx, input);
  const { day, reported, contactId, isVisible } = listed;
  const row = jsonObject({ day, reported, contactId, isVisible });
  const list = db.select({ list: jsonList(row, order) }).from(listed);
  const keys = keysOf(listed, order);
  const rows = await db
    .with(...ctes)
    .select({
      shown: contactRows(ctx, { keys }),
      opened: sql<(typeof row)['_']['type'][]>`${list}`,
      totalCount,
    })
    .from(oneRow);
  const found = requireContacts(rows);
  return {
    opened: withContacts(ctx, found.opened, found.shown),
    pagination: { page, limit, totalCount: found.totalCount },
  };
}

function openedPage(ctx: MemberContext, { page, limit, q: search, unreported }: OpenedInput) {
  const { db, viewer } = ctx;
  const { viewerId, contactId } = reveals;
  const isOwn = eq(viewerId, viewer.userId);
  const isAsked = isWanted(ctx, { search });
  const ofAll = db.select({ contactId }).from(reveals).where(isOwn);
  const wanted = isAsked && wantedAmong(ctx, { of: ofAll, isAsked });
  const own = db
    .select({ contactId, day: reveals.day, revealedAt: reveals.revealedAt })
    .from(reveals)
    .$dynamic();
  const matching = db
    .$with('matching')
    .as(
      (wanted
        ? own.innerJoin(wanted, eq(wanted.userId, contactId))
        : own.innerJoin(listings, and(eq(listings.userId, contactId), isPresentTo(ctx)))
      ).where(and(isOwn, unreported ? not(isReported(ctx, contactId)) : undefined)),
    );
  const slice = db
    .select({ contactId: matching.contactId, day: matching.day, revealedAt: matching.revealedAt })
    .from(matching)
    .orderBy(desc(matching.day), desc(matching.revealedAt), desc(matching.contactId))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const listed = db.$with('listed').as(
    db
      .select({
        ...{ day: slice.day, revealedAt: slice.revealedAt },
        reported: sql<boolean>`${isReported(ctx, slice.contactId)}`.as('reported'),
        ...knownColumns(ctx),
      })
      .from(slice)
      .innerJoin(listings, eq(listings.userId, slice.contactId)),
  );
  const totalCount = sql<number>`(select count(*)::int from ${matching})`;
  const order = sql`${desc(listed.day)}, ${desc(listed.revealedAt)}, ${desc(listed.contactId)}`;
  return { ctes: [...(wanted ? [wanted] : []), matching, listed], listed, order, totalCount };
}

/** Whether the viewer reported a contact, be it only once. */
function isReported({ db, viewer }: MemberContext, id: SQLWrapper): SQL {
  const { reporterId, contactId } = contactReports;
  const own = and(eq(reporterId, viewer.userId), eq(contactId, id));
  return exists(db.select({ contactId }).from(contactReports).where(own));
}

/**
 * Who opened the viewer’s number, the latest day first; within a day in an order that chance drew. Today’s are told tomorrow:
 * whoever asked again and again would know the minute. Whoever left, and who blocked the viewer or was blocked, is not among
 * them and counts for no town. A town is told where three of them with accounts over seven days are from it.
 */
export async function listReveals(ctx: MemberContext, input: RevealsInput): Promise<RevealsOutput> {
  const { db } = ctx;
  const { page, limit } = input;
  const { ctes, listed } = openersPage(ctx, input);
  const { id, day, name, city } = listed;
  const row = jsonObject({ id, day, name, city });
  const list = db.select({ list: jsonList(row, sql`${desc(day)}, ${desc(id)}`) }).from(listed);
  const all = db.select({ count: sql<number>`count(*)::int` }).from(reveals).where(isToldOpener(ctx));
  const rows = await db
    .with(...ctes)
    .select({
      reveals: sql<(typeof row)['_']['type'][]>`(${list})`,
      totalCount: sql<number>`(${all})`,
    })
    .from(oneRow)
    .where(runningSession(ctx));
  const { reveals: openers, totalCount } = requireRow(rows);
  return {
    reveals: openers.map((one) => namedAs(one, ctx)),
    pagination: { page, limit, totalCount },
  };
}

function openersPage(ctx: MemberContext, input: RevealsInput) {
  const { db } = ctx;
  const named = namedCte(ctx, input);
  const told = toldCte(ctx, named);
  const { id, day, name, region, town } = named;
  const listed = db
    .select({ id, day, name, city: sql<string | null>`${told.town}`.as('opener_city') })
    .from(named)
    .leftJoin(told, and(eq(told.region, region), eq(told.town, town)))
    .as('listed');
  return { ctes: [named, told], listed };
}

/** Those of one page: of thousands who are not on it, no name is read. */
function namedCte(ctx: MemberContext, { page, limit }: RevealsInput) {
  const { db } = ctx;
  const { revealId, day } = reveals;
  const slice = db
    .select({ id: revealId, day })
    .from(reveals)
    .where(isToldOpener(ctx))
    .orderBy(desc(day), desc(revealId))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  return db.$with('named').as(
    db
      .select({
        id: slice.id,
        day: sql<string>`${slice.day}::text`.as('opened_day'),
        name: openerName(ctx).as('opener_name'),
        region: listings.regionSlug,
        town: listings.citySlug,
      })
      .from(slice)
      .innerJoin(reveals, eq(revealId, slice.id))
      .innerJoin(users, eq(users.id, reveals.viewerId))
      .innerJoin(listings, eq(listings.userId, users.id)),
  );
}

/** The towns of a page that are told: each is looked for among all openers until it has enough. */
function toldCte(ctx: MemberContext, named: ReturnType<typeof namedCte>) {
  const { db } = ctx;
  const towns = db.selectDistinct({ region: named.region, town: named.town }).from(named).as('towns');
  const enough = db
    .select({ id: reveals.revealId })
    .from(reveals)
    .innerJoin(listings, eq(listings.userId, reveals.viewerId))
    .innerJoin(users, eq(users.id, reveals.viewerId))
    .where(
      and(
        isToldOpener(ctx),
        eq(listings.regionSlug, towns.region),
        eq(listings.citySlug, towns.town),
        lte(users.createdAt, countedSince(ctx.now)),
      ),
    )
    .limit(fewestOfTown)
    .as('enough');
  const count = db.select({ count: sql`count(*)` }).from(enough);
  return db
    .$with('told')
    .as(
      db
        .select({ region: towns.region, town: towns.town })
        .from(towns)
        .where(sql`(${count}) = ${fewestOfTown}::int`),
    );
}
