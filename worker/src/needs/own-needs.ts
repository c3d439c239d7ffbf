import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { needAnswers, needSellers, needs } from '@mboalink/db/schema/needs.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Need, NeedsOutput } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { and, asc, desc, eq, exists, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { type ContactRows, contactRows } from '../directory/contact-rows.ts';
import { pictureAddress, toContact } from '../directory/contact-view.ts';
import { requireRow } from '../directory/viewer.ts';
import { isPresentTo } from '../directory/visible-to.ts';
import { queueNotices } from '../outbox/queue-notices.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { kilometresTo, nearnessOf } from './distances.ts';
import { namedPlace, namedTrade } from './wanted.ts';

/** Over `needs`: whether it is open at an instant. */
export const isOpenAt = (now: Date) =>
  sql<boolean>`(${needs.closedAt} is null and ${needs.endsAt} > ${instant(now)})`;

/** Over `needs`: what is told of one to whoever reads it. */
export const needFields = (now: Date) => ({
  _id: needs.id,
  text: needs.text,
  picture: needs.picture,
  category: needs.categorySlug,
  subcategory: needs.subcategorySlug,
  region: needs.regionSlug,
  city: needs.citySlug,
  quartier: needs.quartier,
  day: needs.day,
  budgetXaf: needs.budgetXaf,
  people: needs.people,
  createdAt: needs.createdAt,
  endsAt: needs.endsAt,
  isOpen: isOpenAt(now),
  ended: needs.ended,
});

export type NeedRow = JsonRow<ReturnType<typeof needFields>>;

/** The same in the reader’s language. */
export function toNeed(
  { category, subcategory, region, city, quartier, picture, ...row }: NeedRow,
  { language }: MemberContext,
) {
  const trade = namedTrade({ category, subcategory }, language);
  const place = namedPlace({ region, city, quartier }, language);
  return { ...row, picture: pictureAddress(picture), trade, place };
}

/** How many answers a need has. */
export const answersOf = ({ db }: Pick<MemberContext, 'db'>) =>
  sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(needAnswers)
    .where(eq(needAnswers.needId, needs.id))})`;

/** The viewer’s own needs, the newest first. */
export async function listNeeds(ctx: MemberContext): Promise<NeedsOutput> {
  const row = jsonObject({ ...needFields(ctx.now), answers: answersOf(ctx) });
  const list = ctx.db
    .select({ list: jsonList(row, sql`${desc(needs.createdAt)}`) })
    .from(needs)
    .where(eq(needs.buyerId, ctx.viewer.userId));
  const rows = await ctx.db
    .select({ needs: sql<(typeof row)['_']['type'][]>`(${list})` })
    .from(oneRow)
    .where(runningSession(ctx));
  return { needs: requireRow(rows).needs.map(({ answers, ...need }) => ({ ...toNeed(need, ctx), answers })) };
}

/** One of the viewer’s own needs, with who answered it. Throws `not_found`. */
export async function readOwnNeed(ctx: MemberContext, { id }: { id: string }): Promise<{ need: Need }> {
  return { need: requireNeed(ctx, await selectNeed(ctx, id)) };
}

/** Ends one of the viewer’s own needs: found with somebody, or given up. One that has ended stays as it is. */
export async function closeNeed(
  ctx: MemberContext,
  { id, foundWith }: { id: string; foundWith?: string | null | undefined },
): Promise<{ need: Need }> {
  const { db, now } = ctx;
  const answered = db
    .select({ id: needAnswers.sellerId })
    .from(needAnswers)
    .where(and(eq(needAnswers.needId, id), eq(needAnswers.sellerId, foundWith ?? id)));
  const isOwn = and(eq(needs.id, id), eq(needs.buyerId, ctx.viewer.userId), isNull(needs.closedAt));
  const isKnown = foundWith ? exists(answered) : undefined;
  const closed = db.$with('closed').as(
    db
      .update(needs)
      .set({
        closedAt: now,
        ended: foundWith === undefined ? 'given_up' : 'found',
        foundWith: foundWith ?? null,
      })
      .where(and(isOwn, isKnown, runningSession(ctx)))
      .returning({
        id: needs.id,
        subcategory: needs.subcategorySlug,
        ended: needs.ended,
        foundWith: needs.foundWith,
      }),
  );
  const thanked = thankAll(ctx, closed);
  const [, rows] = await db.batch([
    db.with(closed, thanked).select({ one: sql`1` }).from(oneRow),
    selectNeed(ctx, id),
  ]);
  return { need: requireNeed(ctx, rows) };
}

type Closed = SQLWrapper & Record<'id' | 'subcategory' | 'ended' | 'foundWith', SQLWrapper>;

/** Who answered a need that found somebody is thanked, or told that it is them. */
function thankAll(ctx: MemberContext, closed: Closed) {
  return queueNotices(ctx, 'need-found', {
    payload: {
      subcategory: closed.subcategory,
      isChosen: sql`(${needAnswers.sellerId} is not distinct from ${closed.foundWith})`,
    },
    about: () => sql`${closed.id}`,
    endsAt: (sentAt) => new Date(sentAt.getTime() + dayMilliseconds),
    from: sql`from ${closed} join ${needAnswers} on ${needAnswers.needId} = ${closed.id}
      join ${users} on ${users.id} = ${needAnswers.sellerId}`,
    where: sql`${closed.ended} = 'found'`,
  });
}

export function selectNeed(ctx: MemberContext, id: string) {
  const { db, viewer, now } = ctx;
  const keys = db
    .select({ key: sql`array_agg(${listings.searchKey} order by ${needAnswers.place})` })
    .from(needAnswers)
    .innerJoin(listings, eq(listings.userId, needAnswers.sellerId))
    .where(eq(needAnswers.needId, id));
  const own = db
    .select({
      row: jsonObject({
        need: jsonObject(needFields(now)),
        asked: sql<JsonRow<typeof askedFields>[]>`(${askedOf(ctx, id)})`,
        answers: sql<AnswerRow[]>`(${answerRows(ctx, id)})`,
        shown: contactRows(ctx, { keys: sql<number[] | null>`(${keys})` }),
      }),
    })
    .from(needs)
    .where(and(eq(needs.id, id), eq(needs.buyerId, viewer.userId)));
  return db
    .select({ own: sql<OwnNeed | null>`(${own})` })
    .from(oneRow)
    .where(runningSession(ctx));
}

type OwnNeed = {
  need: NeedRow;
  asked: JsonRow<typeof askedFields>[];
  answers: AnswerRow[];
  shown: ContactRows | null;
};

const askedFields = {
  _id: needSellers.sellerId,
  businessName: listings.businessName,
  profilePicture: listings.profilePicture,
  region: listings.regionSlug,
  city: listings.citySlug,
  quartier: listings.quartier,
  ring: needSellers.ring,
  declinedAt: needSellers.declinedAt,
};

/** The sellers who got it and are still there. */
const askedOf = (ctx: MemberContext, id: string) =>
  ctx.db
    .select({
      list: jsonList(jsonObject(askedFields), sql`${asc(needSellers.sentAt)}, ${asc(needSellers.sellerId)}`),
    })
    .from(needSellers)
    .innerJoin(listings, eq(listings.userId, needSellers.sellerId))
    .where(and(eq(needSellers.needId, id), isPresentTo(ctx)));

const answerFields = ({ now }: Pick<MemberContext, 'now'>) => ({
  sellerId: needAnswers.sellerId,
  priceXaf: needAnswers.priceXaf,
  text: needAnswers.text,
  picture: needAnswers.picture,
  answeredAt: needAnswers.answeredAt,
  isNew: sql<boolean>`(${users.createdAt} > ${instant(new Date(now.getTime() - needLimits.newDays * dayMilliseconds))})`,
});

type AnswerRow = JsonRow<ReturnType<typeof answerFields>>;

const answerRows = (ctx: MemberContext, id: string) =>
  ctx.db
    .select({ list: jsonList(jsonObject(answerFields(ctx)), sql`${asc(needAnswers.place)}`) })
    .from(needAnswers)
    .innerJoin(users, eq(users.id, needAnswers.sellerId))
    .where(eq(needAnswers.needId, id));

/** The need that was read. Throws `not_found` for one that is not the viewer’s. */
export function requireNeed(ctx: MemberContext, rows: Awaited<ReturnType<typeof selectNeed>>): Need {
  const { own } = requireRow(rows);
  if (!own?.shown) throw new AppError('not_found');
  const { need, asked, answers, shown } = own;
  const answered = new Set(answers.map(({ sellerId }) => sellerId));
  return {
    ...toNeed(need, ctx),
    asked: asked.map(({ region, city, quartier, declinedAt, profilePicture, ...seller }) => ({
      ...seller,
      profilePicture: pictureAddress(profilePicture),
      kilometres: kilometresTo(need, { region, city, quartier }),
      state: answered.has(seller._id) ? 'answered' : declinedAt ? 'declined' : 'sent',
    })),
    answers: answers.flatMap(({ sellerId, picture, ...answer }) => {
      const contact = shown.contacts.find(({ _id }) => _id === sellerId);
      if (!contact) return [];
      return [
        {
          contact: toContact(contact, ctx.language),
          ...answer,
          picture: pictureAddress(picture),
          ...nearnessOf(need, contact),
        },
      ];
    }),
  };
}
