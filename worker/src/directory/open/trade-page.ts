import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { findTown, type Town } from '@mboalink/shared/catalogue/places.ts';
import type { OpenTradeInput, OpenTradePage } from '@mboalink/shared/directory/open-calls.ts';
import { pagePath, tradePath, withSearch } from '@mboalink/shared/directory/page-paths.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { Context } from '../../context.ts';
import { findOpenTrade } from '../open-listings.ts';
import type { Place } from '../understanding/place-index.ts';
import { pageWords, quartierIn, typedWords } from './asked-words.ts';
import { kilometresBetween, nearestFirst, nearestQuartiersFirst } from './distances.ts';
import { toOpenCard } from './open-card.ts';
import { type OpenTrade, tradeAt, tradesBeside } from './open-trade.ts';
import { pageCount, pageNumber, pageSize } from './page-numbers.ts';

type Found = Awaited<ReturnType<typeof findOpenTrade>>;

/** `search`: what was typed on the way, where that says more than the page, and `quartier` what of the town it names. */
type Shown = {
  trade: OpenTrade;
  town: Town | undefined;
  search: string;
  quartier: Place | undefined;
};

/** Below this a page says too little for a search engine to list it. */
export const fewestListed = 3;

const mostNeighbours = 8;

/** The businesses of a trade, in a town or in the whole country; an old address leads to today's. Throws `not_found`. */
export async function readTradePage(ctx: Context, asked: OpenTradeInput) {
  const trade = tradeAt(asked.slug);
  const town = asked.town === undefined ? undefined : findTown(asked.town);
  const page = pageNumber(asked.page);
  if (!trade || page === undefined || (asked.town !== undefined && !town)) throw new AppError('not_found');
  const search = typedWords(asked.search ?? '');
  if (trade.slug !== asked.slug) {
    const path = withSearch(tradePath(trade.slug, town?.slug), search);
    return { leadsTo: pagePath(path, page), isForGood: true };
  }
  const shown = { trade, town, search, quartier: quartierIn(search, town) };
  const found = await findTrade(ctx, shown, page);
  const total = totalOf(found, town);
  if (page > pageCount(total)) throw new AppError('not_found');
  return answered(ctx, shown, { found, total, page });
}

function findTrade(ctx: Context, { trade, town, quartier }: Shown, page: number) {
  const { kind, slug } = trade;
  const place = town && { region: town.region, city: town.slug };
  const first = quartier && { quartier: quartier.name.fr };
  const question = {
    attempts: [{ terms: [[kind, slug] as const], ...place, ...first, steps: [] }],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const others = { kind: 'subcategory' as const, slugs: tradesBeside(trade) };
  return findOpenTrade(ctx, question, { trade, others, town: place ?? null });
}

/** As many as were found; where that is more than is counted while somebody waits, what the clock counted. */
function totalOf({ found, inCountry, towns }: Found, town: Town | undefined): number {
  if (found.total <= searchLimits.counted) return found.total;
  if (!town) return inCountry;
  return towns.find(({ city, region }) => city === town.slug && region === town.region)?.listed ?? 0;
}

function answered(
  ctx: Context,
  shown: Shown,
  { found, total, page }: { found: Found; total: number; page: number },
): OpenTradePage {
  const { language, now } = ctx;
  const { trade, town, search } = shown;
  const { category } = trade;
  const nearest = nearestOf(shown, found, total);
  const listings = nearest ?? found.listings;
  return {
    now: now.getTime(),
    trade: { slug: trade.slug, name: trade[language], isCategory: trade.kind === 'category' },
    category: {
      slug: category.slug,
      name: category[language],
      sector: findCategoryName(category.slug)?.sector,
    },
    town: town ? { slug: town.slug, name: town[language] } : null,
    search: search || pageWords(trade, town, language),
    asked: search,
    total,
    page,
    pages: pageCount(total),
    isIndexed: total >= fewestListed && listings.length > 0,
    listings: listings.map((listing) => toOpenCard(listing, language)),
    quartier: quartierOf(shown, found, { language, isNearestFirst: nearest !== undefined }),
    inCountry: found.inCountry,
    towns: townsOf(found, { town, language, isEmpty: found.found.total === 0 }),
    others: found.others.flatMap(({ slug, listed }) => {
      const other = findSubcategory(slug);
      return other ? [{ slug, name: other[language], listed }] : [];
    }),
  };
}

type Language = Context['language'];

/** A quartier that was asked for comes first; of one that nobody names, that is said. */
function quartierOf(
  { town, quartier }: Shown,
  { found }: Found,
  { language, isNearestFirst }: { language: Language; isNearestFirst: boolean },
) {
  if (!town || !quartier || found.total === 0) return null;
  const isEmpty = found.dropped.includes(quartier.name.fr);
  return { name: quartier.name[language], isEmpty, isNearestFirst };
}

/** Where a quartier has nobody, the town with its nearest quartiers first, as long as one page holds it. */
function nearestOf({ town, quartier }: Shown, { found, listings }: Found, total: number) {
  if (!town || !quartier || total > pageSize || !found.dropped.includes(quartier.name.fr)) return undefined;
  return nearestQuartiersFirst(listings, quartier, town);
}

/** All towns that have somebody; of a town the nearest others, and how far they are where it has nobody. */
function townsOf(
  { towns }: Found,
  { town, language, isEmpty }: { town: Town | undefined; language: Language; isEmpty: boolean },
) {
  const counted = towns.flatMap(({ city, listed }) => {
    const found = findTown(city);
    return found && found.slug !== town?.slug ? [{ town: found, listed }] : [];
  });
  const shown = town ? nearestFirst(counted, town).slice(0, mostNeighbours) : counted;
  return shown.map(({ town: other, listed }) => ({
    slug: other.slug,
    name: other[language],
    listed,
    ...(town && isEmpty && { kilometres: kilometresBetween(other, town) }),
  }));
}
