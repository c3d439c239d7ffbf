import { exactPlaces } from './exact-places.ts';
import { likePlaces } from './like-places.ts';
import { type PlaceIndex, type PlaceMatch, placeIndex } from './place-index.ts';
import type { Place } from './place-names.ts';
import type { QueryWord } from './query-words.ts';

/** A place that a text names: `words` are the positions of its words; `isCorrected` where it was spelled otherwise. */
export type FoundPlace = { place: Place; words: readonly number[]; isCorrected: boolean };

type Named = { match: PlaceMatch; place: Place };

/** Where somebody looks, if the text says so. A quartier brings its town. */
export function findPlace(words: readonly QueryWord[], { isTyping = true } = {}): FoundPlace | null {
  const index = placeIndex();
  const exact = exactPlaces(words, index);
  const matches = exact.length > 0 ? exact : likePlaces(words, index, isTyping);
  const best = choose(matches, index);
  if (!best) return null;
  const used = matches.filter((match) => match === best.match || holds(match, best.place, index));
  const positions = used.flatMap(({ from, length }) => Array.from({ length }, (_, step) => from + step));
  return { place: best.place, words: positions, isCorrected: best.match.likeness !== 1 };
}

/** A quartier whose town is named, then a town, then the largest; the last one named where several are alike. */
function choose(matches: readonly PlaceMatch[], { byKey }: PlaceIndex): Named | undefined {
  const all = matches.flatMap((match) =>
    (byKey.get(match.key) ?? []).map((place): Named => ({ match, place })),
  );
  const scored = all.map((named) => ({ ...named, score: scoreOf(named, all) + named.match.from / 100 }));
  return scored.sort((one, other) => other.score - one.score)[0];
}

function scoreOf({ match, place }: Named, all: readonly Named[]): number {
  const beside = all.filter((other) => other.match !== match).map((other) => other.place);
  const hasTown = beside.some(({ kind, slug }) => kind === 'city' && slug === place.town);
  const hasRegion = beside.some(({ kind, slug }) => kind === 'region' && slug === place.region);
  const ofTown = hasTown && place.kind === 'quartier' ? 20 : 0;
  return ofTown + (hasRegion ? 10 : 0) + (place.kind === 'city' ? 2 : 0) - place.tier;
}

/** Whether a match names the town or the region that a place lies in. */
function holds({ key }: PlaceMatch, { town, region }: Place, { byKey }: PlaceIndex): boolean {
  return (byKey.get(key) ?? []).some(
    ({ kind, slug }) => (kind === 'city' && slug === town) || (kind === 'region' && slug === region),
  );
}
