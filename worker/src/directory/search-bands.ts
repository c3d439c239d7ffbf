import type { SearchInput } from '@mboalink/shared/directory/calls.ts';
import { type SQL, sql } from 'drizzle-orm';
import { wish } from './search-conditions.ts';
import { startsWith } from './starts-with.ts';

/**
 * How results are ordered: all of a band come before all of the next, and inside each the order is the same. Every
 * result belongs to exactly one band.
 */
export type Bands = { bands: SQL[]; order: SQL };

const byRank = sql`l.rank desc, l.user_id`;
const byNewest = sql`l.joined_at desc, l.user_id`;
const byName = sql`l.name_folded, l.user_id`;
const everything = sql`true`;

/** Words as PostgreSQL compares them: each must be there, in French, in English or letter for letter. */
const query = (search: string) => sql`to_search_query(${search})`;

/** Matches the words anywhere, or starts the business name with them (which finds half-typed names too). */
export function matchesWords(search: string): SQL {
  return sql`(l.search_words @@ ${query(search)} or ${namedLike(search)})`;
}

const namedLike = (search: string) => startsWith(sql`l.name_folded`, search);

/** The bands of a search, best first. */
export function searchBands(input: SearchInput): Bands {
  const words = input.search ? matchesWords(input.search) : everything;
  if (input.sort === 'newest') return { bands: [words], order: byNewest };
  if (input.sort === 'name') return { bands: [words], order: byName };
  if (input.sort === 'nearest') return { bands: nearness(words), order: input.search ? byRank : byNewest };
  if (input.search) return { bands: relevance(input.search), order: byRank };
  if (hasCriteria(input)) return { bands: [everything], order: byRank };
  return { bands: nearness(everything), order: byNewest };
}

/** Business name first, then trade and keywords, then any other text. */
function relevance(search: string): SQL[] {
  const named = namedLike(search);
  const trade = sql`ts_filter(l.search_words, '{a,b}') @@ ${query(search)}`;
  return [
    named,
    sql`(l.search_words @@ ${query(search)} and ${trade} and not ${named})`,
    sql`(l.search_words @@ ${query(search)} and not ${trade} and not ${named})`,
  ];
}

/** The viewer's own town first, then the rest of the region, then the country. */
function nearness(where: SQL): SQL[] {
  const region = sql`l.region_slug = (select region_slug from viewer)`;
  const town = sql`l.city_slug = (select city_slug from viewer)`;
  return [
    sql`(${where} and ${region} and ${town})`,
    sql`(${where} and ${region} and not ${town})`,
    sql`(${where} and not ${region})`,
  ];
}

/** Whether somebody asked for anything; without, the newest near them are shown. */
export function hasCriteria(input: SearchInput): boolean {
  const filters = [input.search, input.category, input.subcategory, input.region, input.city, input.userType];
  return filters.some((value) => wish(value) !== undefined) || Boolean(input.categories?.length);
}
