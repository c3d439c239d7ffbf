import { listings } from '@mboalink/db/schema/directory.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { slugWithoutNumber } from '@mboalink/shared/slug.ts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';

/** The contacts that somebody asks for: an array of search keys, in their order. */
export type AskedKeys = SQL<number[] | null>;

/** One contact by its id; no key where nobody has it. */
export function keyOf({ db }: Pick<QueryContext, 'db'>, id: string): AskedKeys {
  const key = db.select({ key: listings.searchKey }).from(listings).where(eq(listings.userId, id));
  return sql<number[]>`array(${key})`;
}

/** The same by the slug of its page, today's or one that had its number; a buyer has none, whatever they had. */
export function keyOfSlug({ db }: Pick<QueryContext, 'db'>, slug: string): AskedKeys {
  const key = db
    .select({ key: listings.searchKey })
    .from(listings)
    .where(and(eq(listings.slug, slugWithoutNumber(slug)), ne(listings.userType, 'buyer')));
  return sql<number[]>`array(${key})`;
}

/**
 * `asked`: the contacts that are asked for, in the order of `position`, which is that of the array. Few are expected of
 * it, and then each is looked up by its index, whatever the size of the directory.
 */
export function askedCte({ db }: Pick<QueryContext, 'db'>, keys: AskedKeys) {
  const each = db
    .select({ key: sql`unnest(${keys})`.as('asked_key') })
    .from(oneRow)
    .as('each_asked');
  const position = sql<number>`row_number() over ()`.as('asked_position');
  return db.$with('asked').as(db.select({ key: each.key, position }).from(each));
}
