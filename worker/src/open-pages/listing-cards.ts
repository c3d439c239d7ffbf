import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import type { OpenListing } from '../directory/open-listings.ts';
import { listingCard } from './listing-card.ts';
import { type Html, messagesOf } from './open-page.ts';

type Reader = Pick<Context, 'language' | 'now' | 'savesData'>;

/** The businesses of a page in their order, and what fraud begins with; where money moved one up, what that label means. */
export function listingCards(
  listings: readonly OpenListing[],
  reader: Reader,
  page?: { trade: string },
): Html {
  const isSponsored = listings.some(
    ({ plan, state, paidUntil }) => planShown(plan, { state, paidUntil }).sponsored,
  );
  const t = messagesOf(reader.language);
  return html`<ul class="cards">${listings.map((listing, index) => listingCard(listing, reader, { ...page, isFirst: index === 0 }))}</ul>
${listings.length > 0 ? html`<p class="means">${t.trade.caution}</p>` : ''}${isSponsored ? html`<p class="means">${t.card.sponsoredMeans}</p>` : ''}`;
}

/** How many there are; visitors read how they come to the numbers. */
export function countLine(
  { language, seemsSignedIn }: Pick<Context, 'language' | 'seemsSignedIn'>,
  count: number,
  more = false,
): string {
  const t = messagesOf(language).trade;
  return seemsSignedIn ? t.lead(count, more) : `${t.lead(count, more)} ${t.register}`;
}
