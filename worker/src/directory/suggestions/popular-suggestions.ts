import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { popularTrades } from '../understanding/popular-trades.ts';
import type { Asked } from './catalogue-suggestions.ts';
import { type Counts, countedKind, type OwnListing, withCounts } from './counted-rows.ts';
import { tradeRow } from './suggestion-rows.ts';
import { subcategoryTrade } from './trades.ts';

type Viewer = { isAllowed: SQL; own: SQL<OwnListing | null>; openOnly: boolean };

/**
 * The trades asked for most, those of the town lately before those of everywhere: in the place of who asks, where somebody has them there, else in the country, which is not
 * counted then.
 */
export async function popularSuggestions(
  { db }: Context,
  limit: number,
  { language, chosen, near, isAllowed, own, openOnly }: Asked & Viewer,
): Promise<{ suggestions: Suggestion[] }> {
  const home = chosen.place ?? near;
  const popular = sql<string[]>`popular_trades(${home?.town ?? ''})`;
  const question = sql`jsonb_build_object('kind', ${countedKind('subcategory', openOnly)}::text, 'region', ${home?.region ?? null}::text,
    'city', ${home?.town ?? null}::text, 'names', ${popular} || ${JSON.stringify(popularTrades)}::jsonb)`;
  const [row] = await db
    .select({ counts: sql<Counts>`count_listed(jsonb_build_array(${question}))`, popular, own })
    .from(oneRow)
    .where(isAllowed);
  if (!row) throw new AppError('unauthenticated');
  const trades = [...new Set([...row.popular, ...popularTrades])].flatMap(subcategoryTrade);
  const rows = trades.map((trade) => tradeRow(trade, home, language));
  const here = withCounts(rows, row.counts, row.own);
  const known = new Set(here.map(({ slug }) => slug));
  const elsewhere = trades.flatMap((trade) =>
    chosen.place || known.has(trade.slug)
      ? []
      : [{ ...tradeRow(trade, null, language).suggestion, count: null }],
  );
  return { suggestions: [...here, ...elsewhere].slice(0, limit) };
}
