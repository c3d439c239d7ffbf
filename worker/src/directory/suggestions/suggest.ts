import { listings } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Suggestion, SuggestionsInput } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { popularTradesOf } from '../../insights/searches.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { isTradeOnly } from '../asked-names.ts';
import { understand } from '../understanding/understand.ts';
import { popularTrades } from '../understanding/word-lists.ts';
import { foldedWords } from '../understanding/words.ts';
import { type Asked, catalogueSuggestions } from './catalogue-suggestions.ts';
import { placeAt } from './meant-places.ts';
import {
  businessSuggestions,
  type Counts,
  countedKind,
  type OwnListing,
  questionsOf,
  tradeRow,
  withCounts,
} from './suggestion-rows.ts';
import { subcategoryTrade, tradeAt } from './trades.ts';

const businessesAtMost = 3;

type Answer = { suggestions: Suggestion[] };

/**
 * Who asks: a member is not counted among those they would find. Businesses are named from so many letters on, to visitors
 * only those that have an open page; of each trade, too, those alone are counted for them.
 */
type Viewer = {
  isAllowed: SQL;
  id: string | null;
  own: SQL<OwnListing | null>;
  fewestLetters: number;
  openOnly: boolean;
};

/** One letter more than a member: nobody should collect all names by trying what they may begin with. */
const visitor: Viewer = { isAllowed: sql`true`, id: null, own: sql`null`, fewestLetters: 4, openOnly: true };

/**
 * What somebody may mean by the beginning of a text: trades, places and things of the catalogue, then business names.
 * Without a text, the trades asked for most.
 */
export function suggest(ctx: Context, input: SuggestionsInput): Promise<Answer> {
  return suggestTo(ctx, input, visitor);
}

/** The same for a member, while their session runs. */
export function suggestToMember(ctx: MemberContext, input: SuggestionsInput): Promise<Answer> {
  const { categorySlug, subcategorySlug, itemSlugs, regionSlug, citySlug } = listings;
  const isCounted = ne(listings.userType, 'buyer');
  const own = ctx.db
    .select({ own: jsonObject({ categorySlug, subcategorySlug, itemSlugs, regionSlug, citySlug }) })
    .from(listings)
    .where(and(eq(listings.userId, ctx.viewer.userId), gt(listings.visibleUntil, ctx.now), isCounted));
  const isAllowed = runningSession(ctx);
  const { userId: id } = ctx.viewer;
  return suggestTo(ctx, input, { isAllowed, id, own: sql`${own}`, fewestLetters: 3, openOnly: false });
}

async function suggestTo(ctx: Context, input: SuggestionsInput, viewer: Viewer): Promise<Answer> {
  const { language } = ctx;
  const asked = { language, chosen: chosenIn(input), near: placeAt('city', input.near) };
  if (input.q === '') return popularSuggestions(ctx, input.limit, { ...asked, ...viewer });
  const rows = catalogueSuggestions(input.q, asked);
  const understood = understand(input.q);
  const home = asked.chosen.place ?? asked.near;
  const [row] = await ctx.db
    .select({
      counts: sql<Counts>`count_listed(${JSON.stringify(questionsOf(rows, viewer))}::jsonb)`,
      own: viewer.own,
      businesses: sql<
        { name: string; slug: string; city: string }[]
      >`suggest_names(${input.q}, ${home?.region ?? null}, ${home?.town ?? null}, ${businessesAtMost}::int,
        ${viewer.fewestLetters}::int, ${instant(ctx.now)}, ${viewer.openOnly},
        ${viewer.id}::uuid)`,
    })
    .from(oneRow)
    .where(viewer.isAllowed);
  if (!row) throw new AppError('unauthenticated');
  const businesses = row.businesses.flatMap((business) => businessSuggestions(business, input.q));
  const others = withCounts(rows, row.counts, row.own);
  const shown = businesses.slice(0, input.limit);
  // Who is called so is what Enter finds first.
  const isCalledSo = ({ text }: Suggestion) =>
    !isTradeOnly(understood) && foldedWords(text).join(' ') === foldedWords(input.q).join(' ');
  return {
    suggestions: [
      ...shown.filter(isCalledSo),
      ...others.slice(0, input.limit - shown.length),
      ...shown.filter((business) => !isCalledSo(business)),
    ],
  };
}

function chosenIn({ category, subcategory, region, city }: SuggestionsInput) {
  const path = subcategory ? `${category ?? ''}/${subcategory}` : category;
  return {
    place: placeAt('city', city) ?? placeAt('region', region),
    trade: path ? tradeAt(path) : null,
  };
}

/**
 * The trades asked for most, those of the town lately before those of everywhere: in the place of who asks, where somebody has them there, else in the country, which is not
 * counted then.
 */
async function popularSuggestions(
  { db }: Context,
  limit: number,
  {
    language,
    chosen,
    near,
    isAllowed,
    own,
    openOnly,
  }: Asked & Pick<Viewer, 'isAllowed' | 'own' | 'openOnly'>,
): Promise<{ suggestions: Suggestion[] }> {
  const home = chosen.place ?? near;
  const popular = popularTradesOf({ db }, home?.town ?? '');
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
