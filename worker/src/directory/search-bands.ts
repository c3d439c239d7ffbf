import { listings } from '@mboalink/db/schema/directory.ts';
import { type SQL, sql } from 'drizzle-orm';
import { hasCriteria, type Search } from './read-search.ts';
import { startsWith } from './starts-with.ts';
import type { ViewerCte } from './viewer.ts';

/**
 * How results are ordered: all of a band come before all of the next, and inside each the order is the same. Every
 * result belongs to exactly one band.
 */
export type Bands = { bands: SQL[]; order: SQL };

const byRank = sql`${listings.rank} desc, ${listings.userId}`;
const byNewest = sql`${listings.joinedAt} desc, ${listings.userId}`;
const byName = sql`${listings.nameFolded}, ${listings.userId}`;
const everything = sql`true`;

/** Words as PostgreSQL compares them: each must be there, in French, in English or letter for letter. */
const query = (search: string) => sql`to_search_query(${search})`;

/** Matches the words anywhere, or starts the business name with them (which finds half-typed names too). */
export function matchesText(text: string): SQL {
  return sql`(${listings.searchWords} @@ ${query(text)} or ${namedLike(text)})`;
}

const namedLike = (search: string) => startsWith(listings.nameFolded, search);

/** The bands of a search, best first. */
export function searchBands(search: Search, viewer: ViewerCte): Bands {
  const { text, sort } = search;
  const words = text ? matchesText(text) : everything;
  if (sort === 'newest') return { bands: [words], order: byNewest };
  if (sort === 'name') return { bands: [words], order: byName };
  if (sort === 'nearest') return { bands: nearness(words, viewer), order: text ? byRank : byNewest };
  if (text) return { bands: relevance(text), order: byRank };
  if (hasCriteria(search)) return { bands: [everything], order: byRank };
  return { bands: nearness(everything, viewer), order: byNewest };
}

/** Business name first, then trade and keywords, then any other text. */
function relevance(search: string): SQL[] {
  const named = namedLike(search);
  const trade = sql`ts_filter(${listings.searchWords}, '{a,b}') @@ ${query(search)}`;
  return [
    named,
    sql`(${listings.searchWords} @@ ${query(search)} and ${trade} and not ${named})`,
    sql`(${listings.searchWords} @@ ${query(search)} and not ${trade} and not ${named})`,
  ];
}

/** The viewer's own town first, then the rest of the region, then the country. */
function nearness(where: SQL, viewer: ViewerCte): SQL[] {
  const region = sql`${listings.regionSlug} = (select ${viewer.regionSlug} from ${viewer})`;
  const town = sql`${listings.citySlug} = (select ${viewer.citySlug} from ${viewer})`;
  return [
    sql`(${where} and ${region} and ${town})`,
    sql`(${where} and ${region} and not ${town})`,
    sql`(${where} and not ${region})`,
  ];
}
