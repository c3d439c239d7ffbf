import { quartierAndTown } from '@mboalink/shared/accounts/trade-and-place.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { messagesOf } from './open-page.ts';

type Placed = Parameters<typeof namesOf>[0];

/** The town of a listing, where the catalogue has it. */
export function townOf(listing: Placed, language: Language): string | undefined {
  return listing.city === otherTown.slug ? undefined : namesOf(listing, language).city;
}

/** 'Akwa, Douala'. Without a town its region: 'another town' says less. */
export function placeOf(listing: Placed & { quartier: string | null }, language: Language): string {
  const town = townOf(listing, language) ?? namesOf(listing, language).region;
  return quartierAndTown(listing.quartier, town);
}

/** Within a sentence: 'à Douala', 'dans la région de l’Ouest'. */
export function inTownOf(listing: Placed, language: Language): string {
  const t = messagesOf(language).business;
  const town = townOf(listing, language);
  return town ? t.inTown(town) : t.inRegion(namesOf(listing, language).region);
}
