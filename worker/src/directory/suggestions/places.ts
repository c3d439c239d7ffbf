import { type Place, type PlaceIndex, placeIndex } from '../understanding/place-index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { foldedWords } from '../understanding/words.ts';

const most = 4;

/** Quartiers and smaller towns are suggested from so many letters on, larger towns from the first. */
const fewestLetters = 3;
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
  return [...new Set(all)].slice(0, most);
}

/** Places whose name begins as a text does; the name itself first, then the larger ones. */
export function placesBeginning(typed: string): { place: Place; isWhole: boolean }[] {
  const key = foldedWords(typed).join('');
  const whole = placeIndex().byKey.get(key);
  return placesCalled(key, { isWhole: false })
    .slice(0, most)
    .map((place) => ({ place, isWhole: whole.includes(place) }));
}

/** A town or a region by its slug; null where there is none. */
export function placeAt(kind: 'city' | 'region', slug: string | undefined): Place | null {
  return placeIndex().places.find((place) => place.kind === kind && place.slug === slug) ?? null;
}

function placesCalled(key: string, { isWhole }: { isWhole: boolean }): Place[] {
  if (key === '') return [];
  const { byKey, vocabulary } = placeIndex();
  const begun = (isWhole ? [] : vocabulary.wordsBeginning(key))
    .filter((name) => name !== key)
    .flatMap((name) => byKey.get(name))
    .filter(({ kind, tier }) => key.length >= fewestLetters || (kind !== 'quartier' && tier <= largeTiers));
  const larger = (one: Place, other: Place) => one.tier - other.tier;
  return [...new Set([...byKey.get(key).toSorted(larger), ...begun.sort(larger)])];
}

function isTownOf(word: string, { kind, town }: Place, { byKey }: PlaceIndex): boolean {
  const isTown = (place: Place) => place.kind === 'city' && place.slug === town;
  return kind === 'quartier' && byKey.get(word).some(isTown);
}
