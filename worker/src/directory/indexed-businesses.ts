import { listings } from '@mboalink/db/schema/directory.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, asc, exists, gt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { mayBeIndexed } from './search-engines.ts';

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
