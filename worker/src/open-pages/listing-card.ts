import { tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import { factsOnCard } from '@mboalink/shared/directory/trust.ts';
import { firstScreenEnd } from '@mboalink/shared/first-screen.ts';
import { excerpt, membership } from '@mboalink/shared/format.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import type { OpenListing } from '../directory/open-listings.ts';
import { avatar } from './avatar.ts';
import { contactWayPath } from './business/contact-way.ts';
import { type Html, messagesOf } from './open-page.ts';
import { placeOf } from './place-of.ts';
import { trustList } from './trust-list.ts';

type Reader = Pick<Context, 'language' | 'now' | 'savesData'>;

/** A business as everybody may see it: no number, no e-mail, and the way to them. On a page of its `trade`, without that. */
export function listingCard(
  listing: OpenListing,
  reader: Reader,
  { trade: shown, isFirst }: { trade?: string; isFirst: boolean },
): Html {
  const { language } = reader;
  const t = messagesOf(language).card;
  const { businessName, plan, state, paidUntil, description } = listing;
  const { sponsored } = planShown(plan, { state, paidUntil });
  const gold = sponsored && plan === 'premium';
  const { subcategory } = namesOf(listing, language);
  const trade = shown === listing.subcategory ? '' : subcategory;
  return html`<li class="card${gold ? ' gold' : ''}">${sponsored ? html`<p class="sponsored">${t.sponsored}</p>` : ''}
<div class="who">${avatar(listing, reader)}<div><h2 class="name"><a href="/business/${listing.slug}">${businessName}</a></h2><p class="meta">${tradeAndPlace(trade, placeOf(listing, language))}</p></div></div>
${description && html`<p class="about">${excerpt(description)}</p>`}
${trustList(listing, language, { most: factsOnCard, since: memberText(listing, reader) })}
<a class="button"${isFirst ? html` id="${firstScreenEnd}"` : ''} href="${contactWayPath(listing, 'number')}" rel="nofollow">${t.show}<span class="visually-hidden"> ${t.of(businessName)}</span></a></li>`;
}

/** 'Member for 9 months', 'Member since 2024'. */
function memberText({ joinedDate }: OpenListing, { language, now }: Reader): string {
  const { kind, time } = membership(joinedDate, now.getTime(), language);
  return messagesOf(language).card.member[kind](time);
}
