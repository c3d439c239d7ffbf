import { catalogueIndex } from './build/catalogue-index.ts';
import { Lines } from './lines.ts';
import { allPlaces, type Place } from './places.ts';
import { Vocabulary } from './vocabulary.ts';

export type { Place };

/** Places by their names, folded and without spaces: 'New-Bell', 'new bell' and 'newbell' are one. */
export type PlaceIndex = {
  byKey: { has: (key: string) => boolean; get: (key: string) => readonly Place[] };
  places: readonly Place[];
  vocabulary: Vocabulary;
};

/** A name of a place in a text: `length` words from the one at `from`. */
export type PlaceMatch = { key: string; from: number; length: number; likeness: number };

let read: PlaceIndex | undefined;

/** Read when first asked for. */
export function placeIndex(): PlaceIndex {
  read ??= readIndex();
  return read;
}

function readIndex(): PlaceIndex {
  const { names, sounds } = catalogueIndex().places;
  const byName = new Lines(names);
  const places = allPlaces().map(({ place }) => place);
  const get = (key: string) => byName.get(key).flatMap((number) => places[Number(number)] ?? []);
  return {
    byKey: { has: (key) => byName.has(key), get },
    places,
    vocabulary: new Vocabulary(byName, new Lines(sounds)),
  };
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
