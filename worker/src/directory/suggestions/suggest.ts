import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Suggestion, SuggestionsInput } from '@mboalink/shared/directory/calls.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { popularTradesOf } from '../../insights/searches.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { isTradeOnly } from '../business-names.ts';
import { understand } from '../understanding/understand.ts';
import { popularTrades } from '../understanding/word-lists.ts';
import { foldedWords } from '../understanding/words.ts';
import { requireRow } from '../viewer.ts';
import { isBeginningOnly, withoutBeginning } from './beginning.ts';
import { catalogueSuggestions, type SuggestionContext } from './catalogue-suggestions.ts';
import { placeAt } from './places.ts';
import { type Counts, countedKind, questionsOf, tradeRow, withCounts } from './suggestion-rows.ts';
import { subcategoryTrade, tradeAt } from './trades.ts';

const mostBusinesses = 3;

type Answer = { suggestions: Suggestion[] };

/**
 * Who asks. Businesses are named from so many letters on, to visitors only those that have an open page; of each trade,
 * too, those alone are counted for them.
 */
type Viewer = { isAllowed: SQL; id: string | null; fewestLetters: number; openOnly: boolean };

/** One letter more than a member: nobody should collect all names by trying what they may begin with. */
const visitor: Viewer = { isAllowed: sql`true`, id: null, fewestLetters: 4, openOnly: true };

/**
 * What somebody may mean by the beginning of a text: trades, places and things of the catalogue, then business names.
 * Without a text, and until a word tells what is looked for, the popular trades.
 */
export function suggest(ctx: Context, input: SuggestionsInput): Promise<Answer> {
  return suggestTo(ctx, input, visitor);
}

/** The same for a member, while their session runs. */
export function suggestToMember(ctx: MemberContext, input: SuggestionsInput): Promise<Answer> {
  const isAllowed = runningSession(ctx);
  return suggestTo(ctx, input, { isAllowed, id: ctx.viewer.userId, fewestLetters: 3, openOnly: false });
}

async function suggestTo(ctx: Context, input: SuggestionsInput, viewer: Viewer): Promise<Answer> {
  const context = contextOf(ctx, input);
  if (input.q === '') return popularSuggestions(ctx, input.limit, context, viewer);
  const rows = catalogueSuggestions(input.q, context);
  const home = context.chosen.place ?? context.near;
  const row = requireRow(
    await ctx.db
      .select({
        counts: sql<Counts>`count_listings(${JSON.stringify(questionsOf(rows, viewer.openOnly))}::jsonb)`,
        businesses: sql<
          Business[]
        >`suggest_names(${withoutBeginning(input.q)}, ${home?.region ?? null}, ${home?.town ?? null},
          ${mostBusinesses}::int, ${viewer.fewestLetters}::int, ${instant(ctx.now)}, ${viewer.openOnly}, ${viewer.id}::uuid)`,
      })
      .from(oneRow)
      .where(viewer.isAllowed),
  );
  const businesses = row.businesses.map(toSuggestion);
  const named = businesses.slice(0, input.limit);
  if (isBeginningOnly(input.q)) {
    const popular = await popularSuggestions(ctx, input.limit - named.length, context, viewer);
    return { suggestions: [...named, ...popular.suggestions] };
  }
  const others = withCounts(rows, row.counts).slice(0, input.limit - named.length);
  // Who is called so is what Enter finds first.
  const isTrade = isTradeOnly(understand(input.q));
  const typed = foldedWords(input.q).join(' ');
  const isCalledSo = ({ text }: Suggestion) => !isTrade && foldedWords(text).join(' ') === typed;
  return {
    suggestions: [
      ...named.filter(isCalledSo),
      ...others,
      ...named.filter((business) => !isCalledSo(business)),
    ],
  };
}

function contextOf({ language }: Context, input: SuggestionsInput): SuggestionContext {
  const { category, subcategory, region, city, near } = input;
  const path = subcategory ? `${category ?? ''}/${subcategory}` : category;
  return {
    language,
    chosen: {
      place: placeAt('city', city) ?? placeAt('region', region),
      trade: path ? tradeAt(path) : null,
    },
    near: placeAt('city', near),
  };
}

type Business = { name: string; slug: string; city: string };

function toSuggestion({ name, slug, city }: Business): Suggestion {
  return {
    text: name,
    type: 'business',
    level: null,
    slug,
    count: null,
    within: null,
    city,
    region: findTown(city)?.region ?? null,
    quartier: null,
    criteria: { search: name },
  };
}

/**
 * The popular trades, those of the town lately before those of everywhere: in the place of who asks where somebody has
 * them there, else in the country, uncounted.
 */
async function popularSuggestions(
  { db }: Context,
  limit: number,
  { language, chosen, near }: SuggestionContext,
  { isAllowed, openOnly }: Viewer,
): Promise<Answer> {
  const home = chosen.place ?? near;
  const popular = popularTradesOf({ db }, home?.town ?? '');
  const question = sql`jsonb_build_object('kind', ${countedKind('subcategory', openOnly)}::text, 'region', ${home?.region ?? null}::text,
    'city', ${home?.town ?? null}::text, 'names', ${popular} || ${JSON.stringify(popularTrades)}::jsonb)`;
  const row = requireRow(
    await db
      .select({ counts: sql<Counts>`count_listings(jsonb_build_array(${question}))`, popular })
      .from(oneRow)
      .where(isAllowed),
  );
  const trades = [...new Set([...row.popular, ...popularTrades])].flatMap(
    (slug) => subcategoryTrade(slug) ?? [],
  );
  const rows = trades.map((trade) => tradeRow(trade, home, language));
  const here = withCounts(rows, row.counts);
  const known = new Set(here.map(({ slug }) => slug));
  const elsewhere = trades
    .filter(({ slug }) => !chosen.place && !known.has(slug))
    .map((trade) => ({ ...tradeRow(trade, null, language).suggestion, count: null }));
  return { suggestions: [...here, ...elsewhere].slice(0, limit) };
}
