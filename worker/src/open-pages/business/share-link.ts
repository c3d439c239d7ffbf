import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { shortLinkPath } from '../../directory/short-link.ts';
import { messagesOf } from '../open-page.ts';
import { inTownOf } from '../place-of.ts';
import type { Business } from './read-business.ts';

/** The short address of a business, as it is sent and printed. */
function shortAddress({ shortLink }: Pick<Business, 'shortLink'>, origin: string): string {
  return `${origin}${shortLinkPath(shortLink)}`;
}

/** Opens WhatsApp with what to send, and lets the reader choose to whom. */
export function shareLink(
  business: Business,
  { origin, language }: { origin: string; language: Language },
): string {
  const { shareText } = messagesOf(language).business;
  const text = shareText(
    business.businessName,
    oneOfTrade(business.subcategory, language),
    inTownOf(business, language),
  );
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${shortAddress(business, origin)}`)}`;
}
