import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { listingCounts, searchPlaces } from '@mboalink/db/schema/search.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import { openPageLimits } from '@mboalink/shared/limits.ts';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  like,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isOnThisMachine } from '../env.ts';
import { mailKey } from '../outbox/queue-mail.ts';
import { publicDescription } from './contact-rows.ts';
import { hasOpenPage } from './visible-to.ts';

const { listedAfterHours, description } = openPageLimits;

/** Over `listings`: those of invented people, whose mailboxes nobody has. */
function isOfDemo({ db }: Pick<Context, 'db'>): SQL {
  const isOwner = and(eq(users.id, listings.userId), like(users.email, '%@demo.mboalink.cm'));
  return exists(db.select({ id: users.id }).from(users).where(isOwner));
}

/**
 * Over `listings`: whether search engines may list the page of a business: open to everybody, with something to read, and
 * its owner told by a mail that left long enough ago. A mail that waits still, or that nobody took, has told nobody. Of invented
 * people only this machine has such pages.
 */
export function mayBeIndexed(ctx: Pick<Context, 'db' | 'now' | 'env'>): SQL {
  const { db, now } = ctx;
  const longAgo = sql`${instant(now)} - make_interval(hours => ${listedAfterHours}::int)`;
  const lateMail = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.idempotencyKey, mailKey('page-opened', listings.userId)),
        sql`coalesce(${outbox.sentAt}, 'infinity') > ${longAgo}`,
      ),
    );
  return sql`(${hasOpenPage(ctx)} and char_length(${publicDescription}) >= ${description}::int
    and ${listings.pageToldAt} <= ${longAgo} and ${not(exists(lateMail))}
    ${isOnThisMachine(ctx.env) ? sql`` : sql`and ${not(isOfDemo(ctx))}`})`;
}

/** A business that search engines may list, with its place in the order of all listings. */
export type IndexedBusiness = { searchKey: number; slug: string };

/** Over `listings`: those of one range of so many keys, the first being range 1. */
const inRange = (range: number | SQLWrapper, size: number) =>
  sql`${listings.searchKey} > (${range}::int - 1) * ${size}::int and ${listings.searchKey} <= ${range}::int * ${size}::int`;

/** The ranges of `size` keys that have somebody; each is looked up by itself, and ends with the first that is found. */
export async function rangesOfBusinesses(ctx: Context, size: number): Promise<number[]> {
  const { db } = ctx;
  const last = db.select({ last: sql`coalesce(max(${listings.searchKey}), 0)` }).from(listings);
  const ranges = db
    .select({ range: sql<number>`generate_series(1, (${last}) / ${size}::int + 1)`.as('range_number') })
    .from(oneRow)
    .as('ranges');
  const first = db
    .select({ searchKey: listings.searchKey })
    .from(listings)
    .where(and(inRange(ranges.range, size), mayBeIndexed(ctx)))
    .orderBy(asc(listings.searchKey))
    .limit(1);
  const rows = await db.select({ range: ranges.range }).from(ranges).where(exists(first));
  return rows.map(({ range }) => range);
}

type Part = { range: number; size: number; limit: number; after: IndexedBusiness | undefined };

/** So many businesses of a range, in a fixed order, behind one of them. */
export function readIndexedBusinesses(
  ctx: Context,
  { range, size, limit, after }: Part,
): Promise<IndexedBusiness[]> {
  const isBehind = after && gt(listings.searchKey, after.searchKey);
  return ctx.db
    .select({ searchKey: listings.searchKey, slug: listings.slug })
    .from(listings)
    .where(and(inRange(range, size), isBehind, mayBeIndexed(ctx)))
    .orderBy(asc(listings.searchKey))
    .limit(limit);
}

/** A trade that enough businesses have in a town; in the whole country where `city` is null. */
export type ListedTrade = { place: number; kind: string; name: string; city: string | null };

/** Trades that at least so many with an open page have, in the country or in a town. */
const isListed = (fewest: number): SQL | undefined =>
  and(
    inArray(listingCounts.kind, ['open-category', 'open-subcategory']),
    gte(listingCounts.listed, fewest),
    or(eq(listingCounts.place, 0), ne(searchPlaces.citySlug, otherTown.slug)),
  );

export function countListedTrades({ db }: Context, fewest: number): Promise<number> {
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(listingCounts)
    .leftJoin(searchPlaces, eq(searchPlaces.code, listingCounts.place))
    .where(isListed(fewest))
    .then(([row]) => row?.count ?? 0);
}

type TradePart = { fewest: number; limit: number; offset: number; after: ListedTrade | undefined };

/** So many of them, in a fixed order, behind one of them or behind the first `offset`. */
export function readListedTrades(
  { db }: Context,
  { fewest, limit, offset, after }: TradePart,
): Promise<ListedTrade[]> {
  const { place, kind, name } = listingCounts;
  const isBehind =
    after && sql`(${place}, ${kind}, ${name}) > (${after.place}, ${after.kind}, ${after.name})`;
  return db
    .select({ place, kind, name, city: searchPlaces.citySlug })
    .from(listingCounts)
    .leftJoin(searchPlaces, eq(searchPlaces.code, place))
    .where(and(isListed(fewest), isBehind))
    .orderBy(asc(place), asc(kind), asc(name))
    .limit(limit)
    .offset(after ? 0 : offset);
}
