import { resolveCategoryPath } from '@mboalink/shared/catalogue/category-path.ts';
import { findTown, type Town } from '@mboalink/shared/catalogue/places.ts';
import { noFilters } from '@mboalink/shared/directory/filters.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { askedNames, isCalled, isTradeOnly, mayBeName } from '../directory/asked-names.ts';
import { countedInCountry } from '../directory/country-counts.ts';
import { findOpenListings } from '../directory/open-listings.ts';
import type { Search } from '../directory/read-search.ts';
import { searchAttempts } from '../directory/search-attempts.ts';
import { sureScore } from '../directory/understanding/find-trades.ts';
import { type Understanding, understand } from '../directory/understanding/understand.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { namesSomebody } from './caching.ts';
import { listingCard } from './listing-card.ts';
import { type Html, messagesOf, type OpenAnswer } from './open-page.ts';
import { tradePath } from './open-trade.ts';
import { pageCount, pageNumber, pagePath, pageSize, pagination } from './pagination.ts';
import { searchForm } from './search-form.ts';
import { countedInSectors, sectorList } from './sector-list.ts';
import { breadcrumbs } from './structured-data.ts';

type Asked = { search: string; city: string; page: string | undefined };

/** What a visitor searches for: leads to the page of a trade, else shows whoever is called so, and then all trades. */
export async function searchPage(ctx: Context, asked: Asked, origin: string): Promise<OpenAnswer> {
  const text = typedWords(asked.search);
  const town = findTown(asked.city);
  const page = pageNumber(asked.page);
  if (page === undefined) return null;
  if (text === '' && !town) return { leadsTo: '/categories' };
  const understood = text === '' ? null : understand(text);
  const trade = understood && tradeIn(understood, town);
  const leadsTo = understood && trade && isTradeOnly(understood) && isReached(understood, town) && trade.path;
  if (leadsTo && !mayBeName(understood)) return { leadsTo };
  const search = searchOf(text, town, page);
  const [found, counts] = await Promise.all([
    findOpenListings(ctx, {
      attempts: searchAttempts(search, understood).map(({ steps, ...attempt }) => attempt),
      names: askedNames(search, understood),
      limit: pageSize,
      offset: search.start.offset,
    }),
    countedInCountry(ctx, [...countedInSectors]),
  ]);
  const isName = found.listings.some(({ businessName }) => understood && isCalled(businessName, understood));
  if (leadsTo && page === 1 && !isName) return { leadsTo };
  if (page > pageCount(found.found.total)) return null;
  const path = `/categories?${new URLSearchParams({ ...(text && { search: text }), ...(town && { city: town.slug }) })}`;
  return drawn(ctx, { text, town, trade, path, page, origin }, { found, counts });
}

/** What was typed, as far as it is looked for, without what the database cannot read. */
function typedWords(search: string): string {
  const text = search
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, searchLimits.text);
  // Half of a character may be left at its end.
  return text.replace(/\p{Cs}/gu, '').trim();
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

type MeantTrade = { path: string; trade: { en: string; fr: string }; town: Town | undefined };

/** The trade that a text names for sure, in the town that was chosen, else in the one that it names. */
function tradeIn({ trades, place }: Understanding, chosen: Town | undefined): MeantTrade | undefined {
  const [best] = trades;
  if (!best || best.score < sureScore) return undefined;
  const entry = resolveCategoryPath(best.path);
  const trade = entry?.subcategory ?? entry?.category;
  const town = chosen ?? findTown(place?.place.town ?? '');
  return trade && { path: tradePath(trade.slug, town?.slug), trade, town };
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
  const { total } = found.found;
  const heading = text === '' && town ? t.search.inTown(town[language]) : t.search.results(text);
  const nobody = text === '' ? t.search.nobodyThere : t.search.nobody;
  const lead =
    total > 0 ? t.trade.lead(Math.min(total, searchLimits.counted), total > searchLimits.counted) : nobody;
  const crumbs = [
    { name: t.home, path: '/' },
    { name: t.trades, path: '/categories' },
    { name: heading, path },
  ];
  return {
    path: pagePath(path, page),
    title: heading,
    description: t.search.description,
    listed: false,
    structuredData: [breadcrumbs(crumbs, origin)],
    cache: namesSomebody,
    content: html`<div class="page">${breadcrumbTrail(crumbs, language)}<h1>${heading}</h1>
<p class="lead">${lead}</p>${searchForm(text, language)}${trade && meantLink(trade, language)}
<ul class="cards">${listings.map((listing) => listingCard(listing, ctx))}</ul>
${pagination({ path, page, pages: pageCount(total) }, language)}
<h2 class="all-trades">${t.search.trades}</h2>${sectorList(counts, language, { beside: listings.length > 0 })}</div>`,
  };
}

function meantLink({ path, trade, town }: MeantTrade, language: Context['language']): Html {
  const t = messagesOf(language);
  const named = town ? t.trade.inTown(trade[language], town[language]) : t.trade.inCountry(trade[language]);
  return html`<p class="meant"><a class="meant-link" href="${path}">${t.search.meant(named)}</a></p>`;
}
