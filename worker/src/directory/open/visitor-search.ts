import { resolveCategoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { findTown, type Town } from '@mboalink/shared/catalogue/places.ts';
import { withoutContactDetails } from '@mboalink/shared/directory/contact-details.ts';
import { noFilters } from '@mboalink/shared/directory/filters.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import type { VisitorSearchInput, VisitorSearchPage } from '@mboalink/shared/directory/open-calls.ts';
import { tradePath } from '@mboalink/shared/directory/page-paths.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { Context } from '../../context.ts';
import { hasInName, isCalled, isTradeOnly, mayBeName, namesInWords } from '../business-names.ts';
import type { countedInCountry } from '../counts.ts';
import { toInterpretation } from '../interpretation.ts';
import { findOpenListings } from '../open-listings.ts';
import type { Search } from '../read-search.ts';
import { readTyped } from '../read-typed.ts';
import { sureScore } from '../understanding/find-trades.ts';
import type { Understanding } from '../understanding/understand.ts';
import { searchedPath, typedWords } from './asked-words.ts';
import { toOpenCard } from './open-card.ts';
import { pageCount, pageNumber, pageSize } from './page-numbers.ts';
import { countTrades, sectorsOf } from './sectors.ts';

/** What a visitor searches for: leads to the page of a trade, else shows whoever is called so, and then all trades. Throws `not_found`. */
export async function searchAsVisitor(ctx: Context, asked: VisitorSearchInput) {
  const text = typedWords(asked.search ?? '');
  const town = findTown(asked.city ?? '');
  const page = pageNumber(asked.page);
  if (page === undefined) throw new AppError('not_found');
  if (text === '' && !town) return leadTo('/categories');
  const {
    search,
    understood,
    tries: { askers, ...tries },
  } = readTyped(searchOf(text, town, page), {}, ctx.now);
  const trade = understood && tradeIn(text, understood, town);
  // The page of a trade knows no hours and no prices.
  const isWhole = !search.refinement && understood !== null && isOneTrade(understood);
  const leadsTo = isWhole && trade && isReached(understood, town) && trade.path;
  const byName = leadsTo ? namesInWords(search, understood) : undefined;
  if (leadsTo && !byName && !mayBeName(understood)) return leadTo(leadsTo);
  const attempts = [...(byName ? [{ ...byName, steps: [] }] : []), ...tries.attempts];
  const [found, counts] = await Promise.all([
    findOpenListings(ctx, {
      ...{ ...tries, attempts },
      refinement: search.refinement,
      limit: pageSize,
      offset: search.start.offset,
    }),
    countTrades(ctx),
  ]);
  const isName = found.listings.some(
    ({ businessName }) =>
      (understood && isCalled(businessName, understood)) || hasInName(businessName, byName?.names ?? []),
  );
  if (leadsTo && page === 1 && !isName) return leadTo(leadsTo);
  if (page > pageCount(found.found.total)) throw new AppError('not_found');
  const said = { search, understood, attempt: attempts[found.found.attempt], found: found.found };
  const shown = { text, town, trade, page, understood: toInterpretation(said, ctx.language) };
  return answered(ctx, shown, { found, counts });
}

const isOneTrade = (understood: Understanding) => !understood.both && isTradeOnly(understood);

const leadTo = (leadsTo: string) => ({ leadsTo, isForGood: false });

/** Nothing is chosen but a town, where the form says one. */
function searchOf(text: string, town: Town | undefined, page: number): Search {
  const place = town ? { region: town.region, city: town.slug } : {};
  return {
    text,
    typed: text,
    limit: pageSize,
    sort: 'relevance',
    start: { offset: (page - 1) * pageSize },
    filters: { ...noFilters, ...place },
    choices: [],
  };
}

function searchPath(text: string, town: Town | undefined): string {
  const query = new URLSearchParams({ ...(text && { search: text }), ...(town && { city: town.slug }) });
  return query.size > 0 ? `/categories?${query}` : '/categories';
}

type Named = { slug: string; en: string; fr: string };

type MeantTrade = { path: string; trade: Named; town: Town | undefined; isGuess: boolean };

/** The trade that a text names for sure, in the town that was chosen, else in the one that it names. */
export function tradeIn(
  text: string,
  { trades, place }: Understanding,
  chosen: Town | undefined,
): MeantTrade | undefined {
  const [best] = trades;
  if (!best || best.score < sureScore) return undefined;
  const entry = resolveCategoryPath(best.path);
  const trade = entry?.subcategory ?? entry?.category;
  const town = chosen ?? findTown(place?.place.town ?? '');
  return (
    trade && {
      path: searchedPath(text, trade, town),
      trade,
      town,
      isGuess: best.words.every((at) => best.repaired.has(at)),
    }
  );
}

/** A region has no page of its own. */
function isReached({ place }: Understanding, chosen: Town | undefined): boolean {
  return chosen !== undefined || !place || place.place.town !== null;
}

type Shown = Pick<VisitorSearchPage, 'page' | 'understood'> & {
  text: string;
  town: Town | undefined;
  trade: MeantTrade | undefined | null;
};

type Found = {
  found: Awaited<ReturnType<typeof findOpenListings>>;
  counts: Awaited<ReturnType<typeof countedInCountry>>;
};

function answered(
  { language, now }: Context,
  { text, town, trade, page, understood }: Shown,
  { found: { found, listings }, counts }: Found,
): VisitorSearchPage {
  const said = withoutContactDetails(text);
  const path = searchPath(text, town);
  return {
    now: now.getTime(),
    search: text,
    said,
    isByNumber: isNumberSearch(text),
    town: town ? { slug: town.slug, name: town[language] } : null,
    path,
    // Whoever shares the page shares its address, not the number that was typed.
    shared: said === text ? path : searchPath('', town),
    total: Math.min(found.total, searchLimits.counted),
    isLowerBound: found.total > searchLimits.counted,
    page,
    pages: pageCount(found.total),
    meant: meantBy(trade, language),
    understood,
    listings: listings.map((listing) => toOpenCard(listing, language)),
    sectors: sectorsOf(counts, language, { beside: listings.length > 0 }),
  };
}

function meantBy(meant: MeantTrade | undefined | null, language: Context['language']) {
  if (!meant || meant.isGuess) return null;
  const { trade, town } = meant;
  return {
    path: tradePath(trade.slug, town?.slug),
    trade: trade[language],
    town: town?.[language] ?? null,
  };
}
