import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Html } from '../open-page.ts';
import { townOf } from '../place-of.ts';
import type { Business } from './read-business.ts';

/** The addresses of a business, the main one first. */
export function addressesOf({ region, city, quartier, landmark, otherLocations }: Business): OtherLocation[] {
  return [{ region, city, quartier, landmark }, ...otherLocations];
}

/** The same as people read them: a list where there are several. Landmarks only where the owner wants them read. */
export function addressLines(business: Business, language: Language): Html | string {
  const lines = addressesOf(business).map(({ region, city, quartier, landmark }) => {
    const located = { ...business, region, city };
    const names = namesOf(located, language);
    return [business.landmarkOnPage && landmark, quartier, townOf(located, language), names.region]
      .filter(Boolean)
      .join(', ');
  });
  return lines.length > 1 ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : (lines[0] ?? '');
}
