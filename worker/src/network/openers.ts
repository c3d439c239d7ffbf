import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { RevealsInput, RevealsOutput } from '@mboalink/shared/network/calls.ts';
import { fewestOfTown } from '@mboalink/shared/network/words.ts';
import { and, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { typedName } from '../directory/contact-rows.ts';
import { requireRow } from '../directory/viewer.ts';
import { areStaying, hidesNone, isBlockedByNone } from '../directory/visible-to.ts';
import { countedSince } from '../insights/listing-days.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isReadable } from './lists.ts';

/**
 * Who opened the viewer’s number, the latest day first; within a day in an order that chance drew. Today’s are told tomorrow:
 * whoever asked again and again would know the minute. Whoever left, and who blocked the viewer or was blocked, is not among
 * them and counts for no town. A town is told where three of them with accounts over seven days are from it.
 */
export async function listReveals(ctx: MemberContext, input: RevealsInput): Promise<RevealsOutput> {
  const { db } = ctx;
  const { limit, cursor: page = input.page } = input;
  const named = namedCte(ctx, { page, limit });
  const told = toldCte(ctx, named);
  const { id, day, name, region, town } = named;
  const row = jsonObject({ id, day, name, city: sql<string | null>`${told.town}` });
  const list = db
    .select({ list: jsonList(row, sql`${desc(day)}, ${desc(id)}`) })
    .from(named)
    .leftJoin(told, and(eq(told.region, region), eq(told.town, town)));
  const all = db.select({ count: sql<number>`count(*)::int` }).from(reveals).where(isToldOpener(ctx));
  const rows = await db
    .with(named, told)
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

/** Those of one page: of thousands who are not on it, no name is read. */
function namedCte(ctx: MemberContext, { page, limit }: Pick<RevealsInput, 'page' | 'limit'>) {
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

/**
 * Over `listings` and how they opened the viewer’s number, if they did: the name of a business that the viewer finds or opened;
 * null for whoever opened it as a buyer, so that they have no name when they sell.
 */
export const businessTold = (ctx: MemberContext): SQL<string | null> =>
  sql`case when ${reveals.byBuyer} is not true and ${typedName} is not null and ${isReadable(ctx)} then ${typedName} end`;

/** Over `users` as well: the same, and the name of who opened the number as a buyer, or buys now, and wants to be named to sellers. */
export function openerName(ctx: MemberContext): SQL<string | null> {
  const buys = sql`(${reveals.byBuyer} or ${reveals.viewerId} is not null and ${listings.userType} = 'buyer')`;
  return sql`coalesce(${businessTold(ctx)}, case when ${listings.namedToSellers} and ${buys} then ${users.name} end)`;
}

/** Over `reveals`: whom the viewer is told of, who opened their number and stays: from the next day on, and no block between them. */
export function isToldOpener(ctx: MemberContext): SQL | undefined {
  const { viewerId, contactId, day } = reveals;
  const { viewer, now } = ctx;
  return and(
    eq(contactId, viewer.userId),
    lt(day, doualaDay(now)),
    areStaying(ctx, viewerId),
    isBlockedByNone(ctx, sql`${viewer.userId}`, viewerId),
    hidesNone(ctx, sql`${viewer.userId}`, viewerId),
  );
}

type Whom = { city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>({ city, ...row }: Row, { language }: MemberContext) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    city: town ? city : null,
    cityName: town?.[language] ?? null,
  };
}
