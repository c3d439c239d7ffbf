import {
  introducesPlace,
  leadsToMore,
  type Place,
  type PlaceIndex,
  type PlaceMatch,
  placeIndex,
} from './place-index.ts';
import { joinWords, similarPlaces } from './similar-places.ts';
import { tradeIndex } from './trade-index.ts';
import { fillers } from './word-lists.ts';
import { baseForm, foldedWords, type QueryWord, soundOf } from './words.ts';

/**
 * A place that a text names: `words` are the positions of its words; `isCorrected` where it was spelled otherwise.
 * `others` are called the same, and nothing in the text says that they are not meant.
 */
export type FoundPlace = {
  place: Place;
  words: readonly number[];
  isCorrected: boolean;
  others: readonly Place[];
};

/** Where somebody is who asks: of places that are called the same, theirs is meant. */
export type Asker = { town?: string; region?: string };

type Named = { match: PlaceMatch; place: Place };

/** Where somebody looks, if the text says so. A quartier brings its town. */
export function findPlace(
  words: readonly QueryWord[],
  { isTyping = true, asker = {} }: { isTyping?: boolean; asker?: Asker } = {},
): FoundPlace | null {
  const index = placeIndex();
  const named = exactPlaces(words, index);
  // Who names a place that is the only one of its name says where.
  const from = named.some(({ key }) => ownersOf(key, index.byKey).length === 1) ? {} : asker;
  const exact = from.town ? exactPlaces(words, index, from.town) : named;
  const matches = exact.length > 0 ? exact : similarPlaces(words, index, isTyping);
  const [best, ...others] = ranked(matches, index, from);
  if (!best) return null;
  const used = matches.filter((match) => match === best.match || holds(match, best.place, index));
  const positions = used.flatMap(({ from: first, length }) =>
    Array.from({ length }, (_, step) => first + step),
  );
  const alike = others.filter(
    ({ match, place }) => match === best.match && place.town !== best.place.town && used.length === 1,
  );
  return {
    place: best.place,
    words: positions,
    isCorrected: best.match.likeness !== 1,
    others: alike.map(({ place }) => place).sort((one, other) => one.tier - other.tier),
  };
}

/** Who is called so, and who is where a spelling sounds like the name: 'Bonamousadi'. */
function ownersOf(key: string, byKey: PlaceIndex['byKey']): readonly Place[] {
  const owners = byKey.get(key) ?? [];
  const keys = owners.map(({ name }) => foldedWords(name.fr).join(''));
  const alike = keys.filter((name) => name !== key && soundOf(name) === soundOf(key));
  return alike.length === 0
    ? owners
    : [...new Set([...owners, ...alike.flatMap((name) => byKey.get(name) ?? [])])];
}

/** A quartier whose town is named, then a town, then the largest; the last one named where several are alike. */
function ranked(matches: readonly PlaceMatch[], { byKey }: PlaceIndex, asker: Asker): Named[] {
  const all = matches.flatMap((match) =>
    ownersOf(match.key, byKey).map((place): Named => ({ match, place })),
  );
  const scored = all.map((named) => ({
    ...named,
    score: scoreOf(named, all) + nearness(named.place, asker) + named.match.from / 100,
  }));
  return scored.sort((one, other) => other.score - one.score);
}

/** More than the size of a place says, and less than what is named beside it. */
function nearness({ town, region }: Place, asker: Asker): number {
  if (asker.town && town === asker.town) return 8;
  return asker.region && region === asker.region ? 6 : 0;
}

function scoreOf({ match, place }: Named, all: readonly Named[]): number {
  const beside = all.filter((other) => other.match !== match).map((other) => other.place);
  const hasTown = beside.some(({ kind, slug }) => kind === 'city' && slug === place.town);
  const hasRegion = beside.some(({ kind, slug }) => kind === 'region' && slug === place.region);
  const isTown = place.kind === 'city';
  const ofTown = hasTown && place.kind === 'quartier' ? 20 : 0;
  // A region beside a name tells towns apart; a quartier is told by its town.
  return ofTown + (hasRegion ? (isTown ? 12 : 10) : 0) + (isTown ? 2 : 0) - place.tier;
}

function holds({ key }: PlaceMatch, { town, region }: Place, { byKey }: PlaceIndex): boolean {
  return (byKey.get(key) ?? []).some(
    ({ kind, slug }) => (kind === 'city' && slug === town) || (kind === 'region' && slug === region),
  );
}

const mostWords = 4;

/** Words that are places only after another that says so, or at the end: 'formation à l’est', 'centre de formation'. */
const directions = new Set('center centre east est nord north ouest south sud west'.split(' '));

/** 'language center', 'retreat centre': no regions though they stand last, unlike 'Awaé Centre', which lies there. */
const endsNames = new Set(['center', 'centre']);

/** Names as they are written; ordinary words are among them where `town` has a place of that name. */
function exactPlaces(words: readonly QueryWord[], index: PlaceIndex, town?: string): PlaceMatch[] {
  const matches: PlaceMatch[] = [];
  let from = 0;
  while (from < words.length) {
    const match = longestAt({ words, index, town }, from);
    if (match) matches.push(match);
    from += match?.length ?? 1;
  }
  return matches;
}

type Among = { words: readonly QueryWord[]; index: PlaceIndex; town: string | undefined };

function longestAt({ words, index, town }: Among, from: number): PlaceMatch | undefined {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length -= 1) {
    const match = { key: joinWords(words, from, length), from, length, likeness: 1 };
    const isThere = index.byKey.has(match.key);
    if (isThere && (isMeant(words, match, index) || isOwn({ words, index, town }, match))) return match;
  }
  return undefined;
}

/** A name that is an ordinary word needs more: its town beside it, or a word before it that says so. */
function isMeant(words: readonly QueryWord[], match: PlaceMatch, index: PlaceIndex): boolean {
  const { key, from, length } = match;
  const previous = words[from - 1]?.word ?? '';
  const isIntroduced =
    introducesPlace(previous) || (previous === 'l' && introducesPlace(words[from - 2]?.word ?? ''));
  if (directions.has(key)) {
    const isLast = from > 0 && from + length === words.length && !isEndOfName(key, previous, index);
    return (isIntroduced || isLast) && !introducesPlace(words[from + length]?.word ?? '');
  }
  const isNamed = isIntroduced && !leadsToMore(previous);
  if (length === 1 && isInTerm(words, key, index)) {
    return isNamed || (isOneOfMore(words, match, index) && isBesideTown(words, match, index));
  }
  return isNamed || !isOrdinary(match, index) || isBesideTown(words, match, index);
}

function isEndOfName(key: string, previous: string, { byKey }: PlaceIndex): boolean {
  const regions = new Set(byKey.get(key)?.map(({ region }) => region));
  return endsNames.has(key) && !byKey.get(previous)?.some(({ region }) => regions.has(region));
}

function isOrdinary({ key }: PlaceMatch, { byKey }: PlaceIndex): boolean {
  return fillers.has(key) || (byKey.get(key) ?? []).every((place) => place.isCommon);
}

/**
 * Whether a word stands in the name of a trade that is there as a whole: 'mbanga soup', 'poivre de Penja'. A quartier may
 * be all of such a name, a town is then meant.
 */
function isInTerm(words: readonly QueryWord[], key: string, { byKey }: PlaceIndex): boolean {
  return isInTermOf(words, key, byKey.get(key)?.some(({ kind }) => kind !== 'quartier') ? 2 : 1);
}

function isInTermOf(words: readonly QueryWord[], key: string, fewest: number): boolean {
  const said = new Set(words.map(({ word }) => baseForm(word)));
  const terms = tradeIndex().byWord.get(key) ?? [];
  return terms.some(
    (term) => term.words.length >= fewest && term.words.every((word) => said.has(baseForm(word))),
  );
}

/** Whether something else is asked for there: 'restaurant Plateau Garoua', unlike 'tergal Douala'. */
function isOneOfMore(
  words: readonly QueryWord[],
  { key, from, length }: PlaceMatch,
  { byKey }: PlaceIndex,
): boolean {
  const others = words.filter((_, at) => at < from || at >= from + length);
  return others.some(({ word }) => !fillers.has(word) && !byKey.has(word)) && !isInTermOf(words, key, 2);
}

/** An ordinary word by which something of the asker's own town is called, beside what is asked for there: 'plombier Nylon'. */
function isOwn({ words, index, town }: Among, match: PlaceMatch): boolean {
  const isThere = index.byKey.get(match.key)?.some((place) => place.isCommon && place.town === town);
  const isMore = leadsToMore(words[match.from - 1]?.word ?? '');
  return isThere === true && !isMore && isOneOfMore(words, match, index);
}

/**
 * The towns and regions, by their slugs, where a text may be read otherwise than elsewhere: those of places that it names,
 * if several are called so or the name is an ordinary word.
 */
export function askersOf(words: readonly QueryWord[]): Map<string, Asker> {
  const { byKey } = placeIndex();
  const keys = words.flatMap((_, from) =>
    Array.from({ length: Math.min(mostWords, words.length - from) }, (__, more) =>
      joinWords(words, from, more + 1),
    ),
  );
  const places = keys
    .map((key) => ownersOf(key, byKey))
    .filter((owners) => owners.length > 1 || owners.some(({ isCommon }) => isCommon))
    .flat();
  return new Map([
    ...places.flatMap(({ town, region }) => (town ? [[town, { town, region }] as const] : [])),
    ...places.map(({ region }) => [region, { region }] as const),
  ]);
}

function isBesideTown(
  words: readonly QueryWord[],
  { key, from, length }: PlaceMatch,
  { byKey }: PlaceIndex,
): boolean {
  const others = words.filter((_, position) => position < from || position >= from + length);
  const towns = new Set((byKey.get(key) ?? []).map(({ town }) => town));
  return others.some(({ word }) =>
    (byKey.get(word) ?? []).some(({ kind, slug }) => kind === 'city' && towns.has(slug)),
  );
}
