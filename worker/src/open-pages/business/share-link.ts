import { namesOf } from '@mboalink/shared/catalogue/names-of.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { messagesOf } from '../open-page.ts';
import { inTownOf } from '../place-of.ts';
import type { Business } from './read-business.ts';

/** The short address of a business, as it is sent and printed. */
export function shortAddress({ shortCode }: Pick<Business, 'shortCode'>, origin: string): string {
  return `${origin}/b/${shortCode}`;
}

/** Opens WhatsApp with what to send, and lets the reader choose to whom. */
export function shareLink(
  business: Business,
  { origin, language }: { origin: string; language: Language },
): string {
  const { subcategory } = namesOf(business, language);
  const { shareText } = messagesOf(language).business;
  const text = shareText(business.businessName, subcategory, inTownOf(business, language));
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${shortAddress(business, origin)}`)}`;
}
