import { textArray } from '@mboalink/db/sql/text-array.ts';
import { findCategory, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Place } from '../understanding/place-names.ts';
import { type Counts, countedKind, type OwnListing, withCounts } from './counted-rows.ts';
import { tradeRow } from './suggestion-rows.ts';
import { type Trade, toTrade } from './trades.ts';

/** Trades that people taught, by their slugs, and how many there are of each in a place. */
export type TaughtTrades = { trades: string[]; counts: Counts };

/** What people taught that words mean, asked of the database with the rest. */
export function taughtTrades(
  words: readonly string[],
  place: Place | null,
  { openOnly }: { openOnly: boolean },
): SQL<TaughtTrades> {
  if (words.length === 0) return sql`'{"trades": [], "counts": []}'::jsonb`;
  const trades = sql`jsonb_path_query_array(learned_trades(${textArray(words)}, ${openOnly}), '$[*].trade')`;
  const question = sql`jsonb_build_object('kind', ${countedKind('subcategory', openOnly)}::text, 'names', ${trades},
    'region', ${place?.region ?? null}::text, 'city', ${place?.town ?? null}::text)`;
  return sql`jsonb_build_object('trades', ${trades}, 'counts', count_listed(jsonb_build_array(${question})))`;
}

type Told = { place: Place | null; language: Language; own: OwnListing | null };

export function taughtSuggestions(
  { trades, counts }: TaughtTrades,
  { place, language, own }: Told,
): Suggestion[] {
  const rows = trades.flatMap(subcategoryTrade).map((trade) => tradeRow(trade, place, language));
  return withCounts(rows, counts, own);
}

/** Nothing where the catalogue has it no more. */
export function subcategoryTrade(slug: string): Trade[] {
  const subcategory = findSubcategory(slug);
  const category = subcategory && findCategory(subcategory.category);
  return category ? [toTrade({ category, subcategory })] : [];
}
