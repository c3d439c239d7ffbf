import { resolveCategoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { findTown, type Town } from '@mboalink/shared/catalogue/places.ts';
import { withoutContactDetails } from '@mboalink/shared/directory/contact-details.ts';
import { noFilters } from '@mboalink/shared/directory/filters.ts';
import { isNumberSearch } from '@mboalink/shared/directory/number-search.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import {
  businessNamesIn,
  hasInName,
  isCalled,
  isTradeOnly,
  mayBeName,
  namesInWords,
} from '../directory/business-names.ts';
import { countedInCountry } from '../directory/counts.ts';
import { findOpenListings } from '../directory/open-listings.ts';
import type { Search } from '../directory/read-search.ts';
import { searchAttempts } from '../directory/search-attempts.ts';
import { sureScore } from '../directory/understanding/find-trades.ts';
import { type Understanding, understandSearch } from '../directory/understanding/understand.ts';
import { searchedPath } from './asked-words.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { namesSomebody } from './caching.ts';
import { countLine, listingCards } from './listing-cards.ts';
import { type Html, messagesOf, type OpenAnswer } from './open-page.ts';
import { tradePath } from './open-trade.ts';
import { pageCount, pageNumber, pagePath, pageSize, pagination } from './pagination.ts';
import { countedInSectors, sectorList } from './sector-list.ts';
import { breadcrumbs } from './structured-data.ts';
import { typedWords } from './typed-words.ts';

type Asked = { search: string; city: string; page: string | undefined };

/** What a visitor searches for: leads to the page of a trade, else shows whoever is called so, and then all trades. */
export async function searchPage(ctx: Context, asked: Asked, origin: string): Promise<OpenAnswer> {
  const text = typedWords(asked.search);
  const town = findTown(asked.city);
  const page = pageNumber(asked.page);
  if (page === undefined) return null;
  if (text === '' && !town) return { leadsTo: '/categories' };
  const understood = text === '' ? null : understandSearch(text);
  const trade = understood && tradeIn(text, understood, town);
  const leadsTo = understood && trade && isTradeOnly(understood) && isReached(understood, town) && trade.path;
  const search = searchOf(text, town, page);
  const byName = leadsTo ? namesInWords(search, understood) : undefined;
  if (leadsTo && !byName && !mayBeName(understood)) return { leadsTo };
  const [found, counts] = await Promise.all([
    findOpenListings(ctx, {
      attempts: [...(byName ? [byName] : []), ...searchAttempts(search, understood)],
      names: businessNamesIn(search, understood),
      limit: pageSize,
      offset: search.start.offset,
    }),
    countedInCountry(ctx, [...countedInSectors]),
  ]);
  const isName = found.listings.some(
    ({ businessName }) =>
      (understood && isCalled(businessName, understood)) || hasInName(businessName, byName?.names ?? []),
  );
  if (leadsTo && page === 1 && !isName) return { leadsTo };
  if (page > pageCount(found.found.total)) return null;
  const path = searchPath(text, town);
  return drawn(ctx, { text, town, trade, path, page, origin }, { found, counts });
}

/** Nothing is chosen but a town, where the form says one. */
function searchOf(text: string, town: Town | undefined, page: number): Search {
  const place = town ? { region: town.region, city: town.slug } : {};
  return {
    text,
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
function tradeIn(
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

type Drawing = {
  text: string;
  town: Town | undefined;
  trade: MeantTrade | undefined | null;
  path: string;
  page: number;
  origin: string;
};

type Found = {
  found: Awaited<ReturnType<typeof findOpenListings>>;
  counts: Awaited<ReturnType<typeof countedInCountry>>;
};

function drawn(ctx: Context, asked: Drawing, { found, counts }: Found): OpenAnswer {
  const { language } = ctx;
  const { text, town, trade, path, page, origin } = asked;
  const t = messagesOf(language);
  const { listings } = found;
  const said = withoutContactDetails(text);
  // Whoever shares the page shares its title and its address, not the number that was typed.
  const shared = said === text ? path : searchPath('', town);
  const { total } = found.found;
  const inTown = text === '' && town ? t.search.inTown(town[language]) : undefined;
  const isByNumber = isNumberSearch(text);
  const heading = inTown ?? (isByNumber ? t.search.title : t.search.results(said));
  // What anybody types is no title of ours, which links to the page are called by.
  const title = inTown ?? t.search.title;
  const named = isByNumber ? t.search.nobodyByNumber : t.search.nobody;
  const nobody = text === '' ? t.search.nobodyThere : named;
  const lead =
    total > 0 ? countLine(ctx, Math.min(total, searchLimits.counted), total > searchLimits.counted) : nobody;
  const crumbs = [
    { name: t.home, path: '/' },
    { name: t.trades, path: '/categories' },
    { name: title, path: shared },
  ];
  return {
    path: pagePath(shared, page),
    searchedPath: pagePath(path, page),
    title,
    description: t.search.description,
    isIndexable: false,
    structuredData: [breadcrumbs(crumbs, origin)],
    cache: namesSomebody,
    search: text,
    content: html`<div class="page">${breadcrumbTrail(crumbs, language)}<h1>${heading}</h1>
<p class="lead">${lead}</p>${trade && !trade.isGuess ? meantLink(trade, language) : ''}
${listingCards(listings, ctx)}
${pagination({ path, page, pages: pageCount(total) }, language)}
<h2 class="all-trades">${t.search.trades}</h2>${sectorList(counts, language, { beside: listings.length > 0 })}</div>`,
  };
}

function meantLink({ trade, town }: MeantTrade, language: Context['language']): Html {
  const t = messagesOf(language);
  const named = town ? t.trade.inTown(trade[language], town[language]) : t.trade.inCountry(trade[language]);
  return html`<p class="meant"><a class="meant-link" href="${tradePath(trade.slug, town?.slug)}">${t.search.meant(named)}</a></p>`;
}
