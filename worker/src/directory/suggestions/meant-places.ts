import type { Place } from '../understanding/place-index.ts';
import { type PlaceIndex, placeIndex } from '../understanding/place-index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { foldedWords } from '../understanding/words.ts';
import { quartierText } from './suggestion-rows.ts';

const most = 4;
const shortest = { quartier: 3, smallTown: 3 } as const;

/** Towns with fewer people than these are suggested from the third letter on. */
const largeTiers = 3;

/** The places that a text names: where several are called so, or begin as its last word does, the larger first. */
export function meantPlaces({ words, place: found }: Understanding): Place[] {
  if (!found) return [];
  const index = placeIndex();
  const town = found.words.find((position) => isTownOf(words[position]?.word ?? '', found.place, index));
  const own = found.words.filter((position) => position !== town || found.words.length === 1);
  const key = own.map((position) => words[position]?.word ?? '').join('');
  const isLast = Math.max(...own) === words.length - 1;
  const around = placesCalled(key, { isWhole: !isLast }).filter(
    (place) => town === undefined || place.town === found.place.town,
  );
  // A name that is not finished stands for none of the places yet; a whole one for itself.
  const all = found.isCorrected ? [...around, found.place] : [found.place, ...around];
  return [...new Set(all)].filter(isSearchable).slice(0, most);
}

/** Places whose name begins as a text does; the name itself first, then the larger ones. */
export function placesBeginning(typed: string): Place[] {
  return placesCalled(foldedWords(typed).join(''), { isWhole: false }).slice(0, most);
}

/** A town or a region by its slug; null where there is none. */
export function placeAt(kind: 'city' | 'region', slug: string | undefined): Place | null {
  const called = [...placeIndex().byKey.values()].flat();
  return called.find((place) => place.kind === kind && place.slug === slug) ?? null;
}

/** Whether a text is the whole name of a place. */
export function isNameOf(typed: string, place: Place): boolean {
  return (placeIndex().byKey.get(foldedWords(typed).join('')) ?? []).includes(place);
}

function placesCalled(key: string, { isWhole }: { isWhole: boolean }): Place[] {
  if (key === '') return [];
  const exact = placeIndex().byKey.get(key) ?? [];
  const begun = [...placeIndex().byKey]
    .filter(([name]) => !isWhole && name !== key && name.startsWith(key))
    .flatMap(([, places]) => places)
    .filter((place) => isWorth(place, key));
  const larger = (one: Place, other: Place) => one.tier - other.tier;
  return [...new Set([...exact.toSorted(larger), ...begun.sort(larger)])].filter(isSearchable);
}

function isSearchable(place: Place): boolean {
  return place.kind !== 'quartier' || quartierText(place) !== null;
}

function isWorth({ kind, tier }: Place, { length }: string): boolean {
  return kind === 'quartier'
    ? length >= shortest.quartier
    : tier <= largeTiers || length >= shortest.smallTown;
}

function isTownOf(word: string, { kind, town }: Place, { byKey }: PlaceIndex): boolean {
  const isTown = (place: Place) => place.kind === 'city' && place.slug === town;
  return kind === 'quartier' && (byKey.get(word) ?? []).some(isTown);
}
