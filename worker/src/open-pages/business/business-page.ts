import { priceText, spokenLanguageName } from '@mboalink/shared/accounts/business-text.ts';
import { shortCodeLength } from '@mboalink/shared/accounts/short-name.ts';
import { findSubcategory, oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { firstScreenEnd } from '@mboalink/shared/first-screen.ts';
import { formatMonth } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Context } from '../../context.ts';
import { pictureAddress } from '../../directory/contact-view.ts';
import { largePicture } from '../avatar.ts';
import { breadcrumbTrail } from '../breadcrumb-trail.ts';
import { namesSomebody } from '../caching.ts';
import { forMembers, type Html, messagesOf, type OpenAnswer, type SharePicture } from '../open-page.ts';
import { tradePath } from '../open-trade.ts';
import { inTownOf, placeOf, townOf } from '../place-of.ts';
import { sectorPicture } from '../share-picture.ts';
import { breadcrumbs, type Crumb } from '../structured-data.ts';
import { trustList } from '../trust-list.ts';
import { addressLines } from './addresses.ts';
import { brandClass, coverBand } from './branding.ts';
import { contactWayPath } from './contact-way.ts';
import { hoursTable, openingLine } from './hours-table.ts';
import { localBusiness } from './local-business.ts';
import { type Business, readBusiness, readShortLink } from './read-business.ts';
import { shareLink } from './share-link.ts';
import { sketch } from './sketch/sketch.ts';

/** The page of a business, in one request to the database; null where there is none. */
export async function businessPage(ctx: Context, origin: string, slug: string): Promise<OpenAnswer> {
  const business = await readBusiness(ctx, slug);
  if (!business) return null;
  const { language } = ctx;
  const t = messagesOf(language);
  const inTown = inTownOf(business, language);
  const path = `/business/${business.slug}`;
  const trade = tradeCrumb(business, language);
  const crumbs = [
    { name: t.home, path: '/' },
    { name: t.trades, path: '/categories' },
    trade,
    { name: business.businessName, path },
  ];
  return {
    path,
    title: t.business.title(business.businessName, oneOfTrade(business.subcategory, language), inTown),
    description: business.description || t.business.description(business.businessName, inTown),
    isIndexable: business.isIndexed,
    structuredData: [breadcrumbs(crumbs, origin), localBusiness(business, { origin, language })],
    picture: pictureOf(business),
    cache: namesSomebody,
    content: html`<div class="page">${breadcrumbTrail(crumbs, language)}
<article class="business">${heading(business, ctx)}
${reach(business, ctx, origin)}
${details(business, { language, now: ctx.now })}
<p class="actions"><a class="button quiet" href="${trade.path}">${t.search.meant(trade.name)}</a></p>
<p class="report">${t.business.caution} <a href="${contactWayPath(business, 'report')}" rel="nofollow">${t.business.report}</a></p></article></div>`,
  };
}

/** The list from which most come: its trade in its town. */
function tradeCrumb(business: Business, language: Language): Crumb {
  const { subcategory } = namesOf(business, language);
  const town = townOf(business, language);
  if (!town) return { name: subcategory, path: tradePath(business.subcategory) };
  const name = messagesOf(language).trade.inTown(subcategory, town);
  return { name, path: tradePath(business.subcategory, business.city) };
}

/** Its own, else that of its sector. */
function pictureOf({ profilePicture, businessName, category }: Business): SharePicture | undefined {
  const address = pictureAddress(profilePicture);
  return address ? { address, alt: businessName } : sectorPicture(category);
}

/** Where a short link leads. */
export async function shortLink(ctx: Context, shortCode: string): Promise<OpenAnswer> {
  const slug = await readShortLink(ctx, shortCode);
  if (slug === undefined) return null;
  const page = `/business/${slug}`;
  // A name may be somebody else's one day, a code never.
  return shortCode.length === shortCodeLength ? { movedTo: page } : { leadsTo: page };
}

function heading(business: Business, reader: Context): Html {
  const { businessName } = business;
  const { language } = reader;
  const trade = oneOfTrade(business.subcategory, language);
  return html`<header${brandClass(business)}>${coverBand(business)}${largePicture(business, reader)}<h1>${businessName}</h1>
<p class="lead"><a href="${tradePath(business.subcategory)}">${trade}</a> · ${placeOf(business, language)}</p></header>`;
}

type Reader = Pick<Context, 'language' | 'now' | 'seemsSignedIn'>;

/** What speaks for it, and the ways to it. The number is in the client: visitors register on the way, and find it there. */
function reach(business: Business, reader: Reader, origin: string): Html {
  const { language, seemsSignedIn } = reader;
  const t = messagesOf(language).business;
  return html`<div class="reach">${openingLine(business.hours, reader)}${trustList(business, language)}
<p class="actions"><a class="button" href="${contactWayPath(business, 'number')}" rel="nofollow">${t.seeNumber}</a>
<a class="button quiet" href="${shareLink(business, { origin, language })}" rel="noopener">${t.share}</a></p>
${seemsSignedIn ? html`<p class="hint"${forMembers}>${t.isYours} <a href="/profile">${t.edit}</a></p>` : html`<p class="hint">${t.seeNumberHint}</p>`}</div>`;
}

function details(business: Business, { language, now }: { language: Language; now: Date }): Html {
  const t = messagesOf(language).business;
  const { description, items, prices, hours, languages, joinedDate } = business;
  const itemNames = findSubcategory(business.subcategory)
    ?.items.filter(({ slug }) => items.includes(slug))
    .map((item) => item[language]);
  return html`<div class="told">${description && html`<p class="about">${description}</p>`}
<dl class="facts" id="${firstScreenEnd}">
${itemNames?.length ? fact(t.items, itemNames.join(', ')) : ''}
${prices.length > 0 ? fact(t.prices, html`<ul>${prices.map((price) => html`<li>${priceText(price, language)}</li>`)}</ul>`) : ''}
${hoursTable(hours, { language, now })}
${fact(t.where, addressLines(business, language), sketch(business, language))}
${languages.length > 0 ? fact(t.languages, languages.map((spoken) => spokenLanguageName(spoken, language)).join(', ')) : ''}
${fact(t.since, formatMonth(joinedDate, language))}
</dl></div>`;
}

function fact(name: string, value: string | Html, more: Html | '' = ''): Html {
  return html`<div><dt>${name}</dt><dd>${value}${more}</dd></div>`;
}
