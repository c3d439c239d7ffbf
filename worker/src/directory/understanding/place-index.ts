import { type Place, placesByKey } from './place-names.ts';
import { Vocabulary } from './vocabulary.ts';

export type PlaceIndex = { byKey: ReadonlyMap<string, readonly Place[]>; vocabulary: Vocabulary };

/** A name of a place in a text: `length` words from the one at `from`. */
export type PlaceMatch = { key: string; from: number; length: number; likeness: number };

let made: PlaceIndex | undefined;

/** Made when first asked for. */
export function placeIndex(): PlaceIndex {
  if (!made) {
    const byKey = placesByKey();
    made = { byKey, vocabulary: new Vocabulary(byKey.keys()) };
  }
  return made;
}

const introductions = new Set(
  (
    'a around at au aux axe carrefour cote dans de des du en for in marche near pres proche quartier region secteur ' +
    'side town vers ville zone'
  ).split(' '),
);

/** Whether a word stands before the name of a place. */
export function introducesPlace(word: string): boolean {
  return introductions.has(word);
}

const leading = new Set(['de', 'des', 'du', 'en']);

/** Whether a word leads to more than places: 'centre de formation', 'sac en cuir'. */
export function leadsToMore(word: string): boolean {
  return leading.has(word);
}
