import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { findPlace } from '../understanding/find-place.ts';
import type { Place } from '../understanding/place-names.ts';
import { queryWords } from '../understanding/query-words.ts';

const known = new Map<Place, string | null>();

/**
 * What to search for a quartier: its name, with its town where others are called so. Null where neither is understood
 * as that quartier and nothing else.
 */
export function quartierText(place: Place): string | null {
  const kept = known.get(place);
  if (kept !== undefined) return kept;
  const name = place.name.fr;
  const texts = [name, `${name} ${findTown(place.town ?? '')?.fr ?? ''}`];
  const text = texts.find((each) => means(each, place)) ?? null;
  known.set(place, text);
  return text;
}

function means(text: string, place: Place): boolean {
  const words = queryWords(text);
  const found = findPlace(words);
  return found?.place === place && !found.isCorrected && found.words.length === words.length;
}
