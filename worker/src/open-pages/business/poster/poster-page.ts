import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Context } from '../../../context.ts';
import { shortLinkPath } from '../../../directory/short-link.ts';
import { breadcrumbTrail } from '../../breadcrumb-trail.ts';
import { namesSomebody } from '../../caching.ts';
import { logo, posterHem } from '../../drawings.ts';
import { type Html, messagesOf, type OpenAnswer } from '../../open-page.ts';
import { placeOf } from '../../place-of.ts';
import { type Business, readBusiness } from '../read-business.ts';
import { qrCode } from './qr-code.ts';

/** Where the poster of a business is. */
const posterPath = (slug: string) => `/business/${slug}/poster`;

/**
 * A sheet to hang up, with the way to the page of a business as a QR code and in letters; null where there is none. Both say
 * the random code, which is theirs for good: a name may be somebody else's 90 days after it was given up.
 */
export async function posterPage(ctx: Context, origin: string, slug: string): Promise<OpenAnswer> {
  const business = await readBusiness(ctx, slug);
  if (!business) return null;
  const { language } = ctx;
  const t = messagesOf(language);
  const { businessName } = business;
  const path = posterPath(business.slug);
  const crumbs = [
    { name: businessName, path: `/business/${business.slug}` },
    { name: t.poster.name, path },
  ];
  return {
    path,
    title: t.poster.title(businessName),
    description: t.poster.hint,
    isIndexable: false,
    search: null,
    structuredData: [],
    cache: namesSomebody,
    content: html`<div class="page"><div class="unprinted">${breadcrumbTrail(crumbs, language)}
<button class="button" type="button" data-print hidden>${t.poster.print}</button><script src="/open-pages/print.js" defer></script>
<p class="hint">${t.poster.hint}</p></div>${sheet(business, { origin, language })}</div>`,
  };
}

function sheet(business: Business, { origin, language }: { origin: string; language: Language }): Html {
  const { businessName } = business;
  const t = messagesOf(language).poster;
  const address = `${origin}${shortLinkPath(business.shortCode)}`;
  const typed = address.replace(/^https?:\/\//, '');
  // Who stands before it reads one or the other.
  const others = languages.filter((other) => other !== language);
  return html`<article class="poster"><div class="brand">${logo}<span>Mboalink</span></div>${posterHem}
<h1${sizeOf(businessName)}>${businessName}</h1>
<p class="trade">${oneOfTrade(business.subcategory, language)}<br>${placeOf(business, language)}</p>
${qrCode(address, t.code(typed))}
<p class="scan">${t.scan}</p>${others.map((other) => html`<p class="scan other" lang="${other}">${messagesOf(other).poster.scan}</p>`)}
<p class="typed">${typed}</p>
<p class="about">${t.about}</p></article>`;
}

/** Long names are set smaller, to leave the sheet one page. */
function sizeOf(name: string): Html | '' {
  if (name.length <= 24) return '';
  return name.length <= 60 ? html` class="long"` : html` class="longest"`;
}
