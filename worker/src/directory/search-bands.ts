import { listings } from '@mboalink/db/schema/directory.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasCriteria, type Search } from './read-search.ts';
import { startsWith } from './starts-with.ts';

/**
 * How results are ordered: all of a band come before all of the next, and inside each the order is the same. Every
 * result belongs to exactly one band.
 */
export type Bands = { bands: SQL[]; order: SQL };

const l = alias(listings, 'l');

const byRank = sql`${l.rank} desc, ${l.userId}`;
const byNewest = sql`${l.joinedAt} desc, ${l.userId}`;
const byName = sql`${l.nameFolded}, ${l.userId}`;
const everything = sql`true`;

/** Words as PostgreSQL compares them: each must be there, in French, in English or letter for letter. */
const query = (search: string) => sql`to_search_query(${search})`;

/** Matches the words anywhere, or starts the business name with them (which finds half-typed names too). */
export function matchesText(text: string): SQL {
  return sql`(${l.searchWords} @@ ${query(text)} or ${namedLike(text)})`;
}

const namedLike = (search: string) => startsWith(sql`${l.nameFolded}`, search);

/** The bands of a search, best first. */
export function searchBands(search: Search): Bands {
  const { text, sort } = search;
  const words = text ? matchesText(text) : everything;
  if (sort === 'newest') return { bands: [words], order: byNewest };
  if (sort === 'name') return { bands: [words], order: byName };
  if (sort === 'nearest') return { bands: nearness(words), order: text ? byRank : byNewest };
  if (text) return { bands: relevance(text), order: byRank };
  if (hasCriteria(search)) return { bands: [everything], order: byRank };
  return { bands: nearness(everything), order: byNewest };
}

/** Business name first, then trade and keywords, then any other text. */
function relevance(search: string): SQL[] {
  const named = namedLike(search);
  const trade = sql`ts_filter(${l.searchWords}, '{a,b}') @@ ${query(search)}`;
  return [
    named,
    sql`(${l.searchWords} @@ ${query(search)} and ${trade} and not ${named})`,
    sql`(${l.searchWords} @@ ${query(search)} and not ${trade} and not ${named})`,
  ];
}

/** The viewer's own town first, then the rest of the region, then the country. */
function nearness(where: SQL): SQL[] {
  const region = sql`${l.regionSlug} = (select region_slug from viewer)`;
  const town = sql`${l.citySlug} = (select city_slug from viewer)`;
  return [
    sql`(${where} and ${region} and ${town})`,
    sql`(${where} and ${region} and not ${town})`,
    sql`(${where} and not ${region})`,
  ];
}
