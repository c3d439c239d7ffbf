import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown, type Town } from '@mboalink/shared/catalogue/places.ts';
import { cheapestPrice, plans } from '@mboalink/shared/catalogue/plans.ts';
import { byName, formatFrancs } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { findOpenTrade } from '../directory/open-listings.ts';
import type { Place } from '../directory/understanding/place-index.ts';
import { pageWords, quartierIn, withSearch } from './asked-words.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { namesSomebody } from './caching.ts';
import { type CountedLink, countedLinks, linkList } from './counted-links.ts';
import { countLine, listingCards } from './listing-cards.ts';
import { nearestQuartiersFirst } from './nearest-quartiers.ts';
import { type Html, messagesOf, type OpenAnswer } from './open-page.ts';
import {
  kilometresBetween,
  nearestFirst,
  type OpenTrade,
  tradeAt,
  tradePath,
  tradesBeside,
} from './open-trade.ts';
import { pageCount, pageNumber, pagePath, pageSize, pagination } from './pagination.ts';
import { sectorPicture } from './share-picture.ts';
import { breadcrumbs, type Crumb, itemList } from './structured-data.ts';
import { typedWords } from './typed-words.ts';

type Asked = {
  slug: string;
  townSlug?: string | undefined;
  page?: string | undefined;
  search?: string | undefined;
};

type Found = Awaited<ReturnType<typeof findOpenTrade>>;

/** `search`: what was typed on the way, where that says more than the page, and `quartier` what of the town it names. */
type TradePage = {
  trade: OpenTrade;
  town: Town | undefined;
  path: string;
  search: string;
  quartier: Place | undefined;
};

/** Below this a page says too little for a search engine to list it. */
export const fewestListed = 3;

/** The businesses of a trade, in a town or in the whole country; old addresses lead to today's. */
export async function tradePage(ctx: Context, asked: Asked, origin: string): Promise<OpenAnswer> {
  const { slug, townSlug } = asked;
  const trade = tradeAt(slug);
  const town = townSlug === undefined ? undefined : findTown(townSlug);
  const page = pageNumber(asked.page);
  if (!trade || page === undefined || (townSlug !== undefined && !town)) return null;
  const path = tradePath(trade.slug, townSlug);
  const search = typedWords(asked.search ?? '');
  if (trade.slug !== slug) return { movedTo: pagePath(withSearch(path, search), page) };
  const shown = { trade, town, path, search, quartier: quartierIn(search, town) };
  const found = await findTrade(ctx, shown, page);
  const total = totalOf(found, town);
  if (page > pageCount(total)) return null;
  return drawn(ctx, shown, { found, total, page, origin });
}

function findTrade(ctx: Context, { trade, town, quartier }: TradePage, page: number) {
  const { kind, slug } = trade;
  const place = town && { region: town.region, city: town.slug };
  const first = quartier && { quartier: quartier.name.fr };
  const question = {
    attempts: [{ terms: [[kind, slug] as const], ...place, ...first }],
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

type Drawing = { found: Found; total: number; page: number; origin: string };

function drawn(ctx: Context, asked: TradePage, { found, total, page, origin }: Drawing): OpenAnswer {
  const { language } = ctx;
  const { trade, town, path, search } = asked;
  const t = messagesOf(language);
  const name = trade[language];
  const named = town ? t.trade.inTown(name, town[language]) : t.trade.inCountry(name);
  const crumbs = crumbsOf(asked, language);
  const searched = withSearch(path, search);
  const pages = pageCount(total);
  const nearest = nearestOf(asked, found, total);
  const listings = nearest ?? found.listings;
  return {
    path: pagePath(path, page),
    searchedPath: pagePath(searched, page),
    title: t.trade.title(named, total, page),
    description: t.trade.description(named, total),
    isIndexable: total >= fewestListed && listings.length > 0,
    structuredData: [
      breadcrumbs(crumbs, origin),
      itemList(
        listings.map(({ businessName, slug }) => ({ name: businessName, path: `/business/${slug}` })),
        { name: named, first: (page - 1) * pageSize + 1, total, origin },
      ),
    ],
    picture: sectorPicture(trade.category.slug),
    cache: namesSomebody,
    search: search || pageWords(trade, town, language),
    content: html`<div class="page">${breadcrumbTrail(crumbs, language)}<h1>${named}</h1>
<p class="lead">${total > 0 ? countLine(ctx, total) : t.trade.nobody}</p>${quartierLine(asked, found, { language, isNearestFirst: nearest !== undefined })}${town ? '' : townRow(asked, found, language)}
${listingCards(listings, ctx, { trade: trade.slug })}
${pagination({ path: searched, page, pages }, language)}${town ? nearbyLinks(trade, town, found, language) : ''}${tradeLinks(asked, found, language)}
${ctx.seemsSignedIn ? '' : invitation(language)}</div>`,
  };
}

type Language = Context['language'];

/** Registration as a seller: whoever comes with a plan sells. */
const sellersRegister = `/register?${new URLSearchParams({ plan: plans[0]?.id ?? '' })}`;

function invitation(language: Language): Html {
  const t = messagesOf(language).trade;
  return html`<section class="invite"><h2>${t.invite}</h2><p>${t.inviteText(formatFrancs(cheapestPrice))}</p>
<a class="button" href="${sellersRegister}">${t.inviteGo}</a></section>`;
}

/** A quartier that was asked for comes first; of one that nobody names, that is said. */
function quartierLine(
  { town, quartier }: TradePage,
  { found }: Found,
  { language, isNearestFirst }: { language: Language; isNearestFirst: boolean },
): Html | '' {
  if (!town || !quartier || found.total === 0) return '';
  const t = messagesOf(language).trade;
  const names = [quartier.name[language], town[language]] as const;
  const isLeft = found.dropped.includes(quartier.name.fr);
  return html`<p class="meant">${isLeft ? t.nobodyInQuartier(...names, isNearestFirst) : t.quartierFirst(...names)}</p>`;
}

/** Where a quartier has nobody, the town with its nearest quartiers first, as long as one page holds it. */
function nearestOf({ town, quartier }: TradePage, { found, listings }: Found, total: number) {
  if (!town || !quartier || total > pageSize || !found.dropped.includes(quartier.name.fr)) return undefined;
  return nearestQuartiersFirst(listings, quartier, town);
}

function crumbsOf({ trade, town }: TradePage, language: Language): Crumb[] {
  const t = messagesOf(language);
  const { category, kind, slug } = trade;
  return [
    { name: t.home, path: '/' },
    { name: t.trades, path: '/categories' },
    { name: category[language], path: tradePath(category.slug) },
    ...(kind === 'subcategory' ? [{ name: trade[language], path: tradePath(slug) }] : []),
    ...(town ? [{ name: town[language], path: tradePath(slug, town.slug) }] : []),
  ];
}

const mostNeighbours = 8;
const townsAtFirst = 8;
/** So many of them fit into two lines on a small phone. */
const townsOnPhone = 4;

type CountedTown = { town: Town; listed: number };

const countedTowns = ({ towns }: Found): CountedTown[] =>
  towns.flatMap(({ city, listed }) => {
    const town = findTown(city);
    return town ? [{ town, listed }] : [];
  });

const linksTo = (
  trade: OpenTrade,
  counted: readonly CountedTown[],
  language: Language,
  noteOf?: (town: Town) => string | undefined,
): CountedLink[] =>
  counted.map(({ town, listed }) => ({
    href: tradePath(trade.slug, town.slug),
    label: town[language],
    note: noteOf?.(town),
    count: listed,
  }));

/** The nearest towns that have somebody; how far they are where the town itself has nobody. */
function nearbyLinks(trade: OpenTrade, town: Town, found: Found, language: Language): Html {
  const t = messagesOf(language).trade;
  const others = countedTowns(found).filter((each) => each.town.slug !== town.slug);
  const near = nearestFirst(others, town).slice(0, mostNeighbours);
  const all = { href: tradePath(trade.slug), label: t.wholeCountry, count: found.inCountry };
  const isEmpty = found.found.total === 0;
  const noteOf = (other: Town) => (isEmpty ? distanceText(other, town, language) : undefined);
  const links = near.length > 0 ? [...linksTo(trade, near, language, noteOf), all] : [];
  return countedLinks(t.nearby(trade[language]), links);
}

function distanceText(one: Town, other: Town, language: Language): string | undefined {
  const kilometres = kilometresBetween(one, other);
  return kilometres === undefined ? undefined : messagesOf(language).trade.distance(kilometres);
}

/** Above the list of the whole country the towns with most, and all of them for who asks. */
function townRow({ trade }: TradePage, found: Found, language: Language): Html {
  const t = messagesOf(language).trade;
  const links = linksTo(trade, countedTowns(found), language);
  const compare = byName(language);
  const sorted = links.toSorted((one, other) => compare({ name: one.label }, { name: other.label }));
  const foldedFrom = links.length > townsOnPhone ? townsOnPhone : undefined;
  return links.length === 0
    ? html``
    : html`<nav class="towns" aria-label="${t.byTown(trade[language])}">${linkList(links.slice(0, townsAtFirst), foldedFrom)}
${foldedFrom ? html`<details><summary>${t.allTowns}</summary>${linkList(sorted)}</details>` : ''}</nav>`;
}

function tradeLinks({ town }: TradePage, { others }: Found, language: Language) {
  const t = messagesOf(language).trade;
  const links = others.flatMap(({ slug, listed }) => {
    const each = findSubcategory(slug);
    return each ? [{ href: tradePath(slug, town?.slug), label: each[language], count: listed }] : [];
  });
  return countedLinks(town ? t.otherTradesIn(town[language]) : t.otherTrades, links);
}
