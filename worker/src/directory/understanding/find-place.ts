import { namesBeginningSo } from './find-trades.ts';
import {
  introducesPlace,
  leadsToMore,
  type Place,
  type PlaceIndex,
  type PlaceMatch,
  placeIndex,
} from './place-index.ts';
import { tradeIndex } from './trade-index.ts';
import type { Guess } from './vocabulary.ts';
import { fillers, ordinaryWords, synonymsOf } from './word-lists.ts';
import { baseForm, type QueryWord } from './words.ts';

/** A place that a text names: `words` are the positions of its words; `isCorrected` where it was spelled otherwise. */
export type FoundPlace = { place: Place; words: readonly number[]; isCorrected: boolean };

type Named = { match: PlaceMatch; place: Place };

/** Where somebody looks, if the text says so. A quartier brings its town. */
export function findPlace(words: readonly QueryWord[], { isTyping = true } = {}): FoundPlace | null {
  const index = placeIndex();
  const exact = exactPlaces(words, index);
  const matches = exact.length > 0 ? exact : similarPlaces(words, index, isTyping);
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

function holds({ key }: PlaceMatch, { town, region }: Place, { byKey }: PlaceIndex): boolean {
  return (byKey.get(key) ?? []).some(
    ({ kind, slug }) => (kind === 'city' && slug === town) || (kind === 'region' && slug === region),
  );
}

const mostWords = { exact: 4, similar: 3 } as const;

/** Words that are places only after another that says so, or at the end: 'formation à l’est', 'centre de formation'. */
const directions = new Set('center centre east est nord north ouest south sud west'.split(' '));

/** 'language center', 'retreat centre': these are no regions though they stand last. */
const endsNames = new Set(['center', 'centre']);

function exactPlaces(words: readonly QueryWord[], index: PlaceIndex): PlaceMatch[] {
  const matches: PlaceMatch[] = [];
  let from = 0;
  while (from < words.length) {
    const match = longestAt(words, from, index);
    if (match) matches.push(match);
    from += match?.length ?? 1;
  }
  return matches;
}

function longestAt(words: readonly QueryWord[], from: number, index: PlaceIndex): PlaceMatch | undefined {
  for (let length = Math.min(mostWords.exact, words.length - from); length > 0; length -= 1) {
    const match = { key: joinWords(words, from, length), from, length, likeness: 1 };
    if (index.byKey.has(match.key) && isMeant(words, match, index)) return match;
  }
  return undefined;
}

/** Names of places are compared without spaces: 'New-Bell', 'new bell' and 'newbell' are one. */
function joinWords(words: readonly QueryWord[], from: number, length: number): string {
  return words
    .slice(from, from + length)
    .map(({ word }) => word)
    .join('');
}

/** A name that is an ordinary word needs more: its town beside it, or a word before it that says so. */
function isMeant(words: readonly QueryWord[], match: PlaceMatch, index: PlaceIndex): boolean {
  const { key, from, length } = match;
  const previous = words[from - 1]?.word ?? '';
  const isIntroduced =
    introducesPlace(previous) || (previous === 'l' && introducesPlace(words[from - 2]?.word ?? ''));
  if (directions.has(key)) {
    const isLast = from > 0 && from + length === words.length && !endsNames.has(key);
    return (isIntroduced || isLast) && !introducesPlace(words[from + length]?.word ?? '');
  }
  const isNamed = isIntroduced && !leadsToMore(previous);
  if (length === 1 && isInTerm(words, key, index)) {
    return isNamed || (isOneOfMore(words, match, index) && isBesideTown(words, match, index));
  }
  return isNamed || !isOrdinary(match, index) || isBesideTown(words, match, index);
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
function isOneOfMore(words: readonly QueryWord[], { key, from }: PlaceMatch, { byKey }: PlaceIndex): boolean {
  const hasMore = words.some(({ word }, at) => at !== from && !fillers.has(word) && !byKey.has(word));
  return hasMore && !isInTermOf(words, key, 2);
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

const shortest = { alone: 4, last: 3 } as const;
const least = { oneWord: 0.74, more: 0.8 } as const;
const likelier = { introduced: 0.15, last: 0.08, trade: 0.1 } as const;

/** Places that are as like as this are told apart by their size: 'akoa' is Akwa rather than Ako. */
const equallyLike = 0.05;
const largeTiers = 2;

/** The place that a text most likely names with a slip or unfinished; none where its words are known otherwise. */
function similarPlaces(words: readonly QueryWord[], index: PlaceIndex, isTyping: boolean): PlaceMatch[] {
  const begun = isTyping ? namesBeginningSo(words, tradeIndex()) : undefined;
  if (begun?.isPhrase) return [];
  const matches = words.flatMap((_, from) =>
    Array.from({ length: mostWords.similar }, (__, step) => mostWords.similar - step)
      .filter((length) => from + length <= words.length)
      .flatMap((length) =>
        similarAt({ words, from, length, index, isTyping, isOfTrade: begun !== undefined }),
      ),
  );
  return matches.sort((one, other) => other.likeness - one.likeness).slice(0, 1);
}

type At = {
  words: readonly QueryWord[];
  from: number;
  length: number;
  index: PlaceIndex;
  isTyping: boolean;
  /** Whether the text is the beginning of a trade's name. */
  isOfTrade: boolean;
};

function similarAt(at: At): PlaceMatch[] {
  const { words, from, length, index, isTyping } = at;
  const key = joinWords(words, from, length);
  const isLast = from > 0 && from + length === words.length;
  if (key.length < (isLast ? shortest.last : shortest.alone) || isKnown(at)) return [];
  const isEnd = from + length === words.length;
  const halves = isTyping && isEnd ? index.vocabulary.completions(key) : [];
  const guess = bestGuess(halves, key.length < shortest.alone ? [] : index.vocabulary.repairs(key), index);
  if (!guess || isCommon(guess, index) || (at.isOfTrade && !isHalfOfLarge(guess, index))) return [];
  const likeness = guess.likeness + likelihoodAt(at, isLast);
  if (likeness < (length === 1 ? least.oneWord : least.more) || likeness < rivalOf(at, key)) return [];
  return [{ key: guess.word, from, length, likeness }];
}

/** 'maro' is more likely to become Maroua than 'maroquinerie'; 'bati' is not Batibo, nor 'maqu' Makepe. */
function isHalfOfLarge({ word, isCorrection }: Guess, { byKey }: PlaceIndex): boolean {
  return !isCorrection && (byKey.get(word) ?? []).some(({ tier }) => tier <= largeTiers);
}

/** Names that are ordinary words as well are not guessed. */
function isCommon({ word }: Guess, { byKey }: PlaceIndex): boolean {
  return (byKey.get(word) ?? []).every((place) => place.isCommon);
}

/** How likely a word is one of a trade instead: 'soud' alone begins one, and 'viande de beuf' names none. */
function rivalOf({ words, from, length, isTyping }: At, key: string): number {
  if (length > 1) return 0;
  const { vocabulary } = tradeIndex();
  const [repair] = vocabulary.repairs(key);
  const [half] = isTyping && words.length === 1 ? vocabulary.completions(key) : [];
  const isOf = leadsToMore(words[from - 1]?.word ?? '');
  const ofRepair = repair ? repair.likeness + (isOf ? likelier.trade : 0) : 0;
  return Math.max(ofRepair, half ? half.likeness + likelier.trade : 0);
}

/** A place is named after 'à' and at the end rather than elsewhere; several words are less likely to be one. */
function likelihoodAt({ words, from, length }: At, isLast: boolean): number {
  const previous = words[from - 1]?.word ?? '';
  const isIntroduced = introducesPlace(previous) && !leadsToMore(previous);
  return (isIntroduced ? likelier.introduced : 0) + (isLast ? likelier.last : 0) - (length - 1) * 0.05;
}

function isKnown({ words, from, length, index }: At): boolean {
  // A name that was not meant as one, or is an ordinary word, is no slip in another.
  if (index.byKey.has(joinWords(words, from, length))) return true;
  const part = words.slice(from, from + length);
  const { vocabulary } = tradeIndex();
  return (
    (length === 1 && introducesPlace(part[0]?.word ?? '')) ||
    part.some(({ word }) => ordinaryWords.has(word) || synonymsOf(word).length > 0) ||
    part.every(({ word }) => fillers.has(word) || vocabulary.knows(word))
  );
}

/** Of places whose name is not finished or as nearly right, the largest; towns before the quartiers of one. */
function bestGuess(
  halves: readonly Guess[],
  repairs: readonly Guess[],
  { byKey }: PlaceIndex,
): Guess | undefined {
  const sizes = (word: string) =>
    (byKey.get(word) ?? []).map(({ tier, kind }) => tier + (kind === 'quartier' ? 1 : 0));
  const tierOf = ({ word }: Guess) => Math.min(...sizes(word));
  const [half] = halves.toSorted((one, other) => tierOf(one) - tierOf(other));
  const [closest] = repairs;
  const [repair] = repairs
    .filter(({ likeness }) => closest && likeness > closest.likeness - equallyLike)
    .toSorted((one, other) => tierOf(one) - tierOf(other));
  if (!half) return repair;
  const unfinished = { ...half, likeness: Math.max(half.likeness + 0.1, 0.82) };
  return repair && repair.likeness > unfinished.likeness ? repair : unfinished;
}
