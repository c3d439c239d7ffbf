import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { fillers } from '../understanding/fillers.ts';
import { findPlace } from '../understanding/find-place.ts';
import type { Place } from '../understanding/place-names.ts';
import { queryWords } from '../understanding/query-words.ts';

const known = new Map<Place, string | null>();

/**
 * What to search for a quartier: its name, with its town where others are called so, and 'à' before it where a trade is. Null where neither is understood
 * as that quartier and nothing else.
 */
export function quartierText(place: Place): string | null {
  const kept = known.get(place);
  if (kept !== undefined) return kept;
  const name = place.name.fr;
  const town = findTown(place.town ?? '')?.fr ?? '';
  const texts = [name, `${name} ${town}`, `à ${name} ${town}`];
  const text = texts.find((each) => means(each, place)) ?? null;
  known.set(place, text);
  return text;
}

function means(text: string, place: Place): boolean {
  const words = queryWords(text);
  const found = findPlace(words);
  const others = words.filter(({ word }, position) => !found?.words.includes(position) && !fillers.has(word));
  return found?.place === place && !found.isCorrected && others.length === 0;
}
