import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';

/** Where somebody looks, as far as they say. */
type Place = { region?: string; city?: string; quartier?: string };

type Located = Omit<OtherLocation, 'landmark'> & {
  landmark?: string | null;
  otherLocations: OtherLocation[];
};

/**
 * A listing with that of its addresses in front that is nearest to the places, of which the first counts most: what the card
 * says is where it was found. The main one where no other is nearer.
 */
export function atNearest<Listing extends Located>(listing: Listing, places: readonly Place[]): Listing {
  const { otherLocations } = listing;
  if (otherLocations.length === 0) return listing;
  let nearest: Omit<OtherLocation, 'landmark'> & { landmark?: string | null } = listing;
  for (const other of otherLocations) if (isNearer(other, nearest, places)) nearest = other;
  const { region, city, quartier, landmark } = nearest;
  return { ...listing, region, city, quartier, ...('landmark' in listing && { landmark }) };
}

type Address = Pick<OtherLocation, 'region' | 'city' | 'quartier'>;

function isNearer(one: Address, other: Address, places: readonly Place[]): boolean {
  const difference = places.map((place) => nearness(one, place) - nearness(other, place)).find(Boolean);
  return difference !== undefined && difference > 0;
}

function nearness(address: Address, { region, city, quartier }: Place): number {
  const isInRegion = region === undefined || address.region === region;
  if (city === undefined) return isInRegion ? 1 : 0;
  if (address.city !== city || !isInRegion) return region !== undefined && isInRegion ? 1 : 0;
  return quartier !== undefined && sameWords(address.quartier ?? '', quartier) ? 3 : 2;
}

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');
