import { namesBeginningSo } from './find-trades.ts';
import { introducesPlace, leadsToMore, type PlaceIndex, type PlaceMatch } from './place-index.ts';
import { tradeIndex } from './trade-index.ts';
import type { Guess } from './vocabulary.ts';
import { fillers, ordinaryWords, synonymsOf } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** Names of places are compared without spaces: 'New-Bell', 'new bell' and 'newbell' are one. */
export function joinWords(words: readonly QueryWord[], from: number, length: number): string {
  return words
    .slice(from, from + length)
    .map(({ word }) => word)
    .join('');
}

const mostWords = 3;
const shortest = { alone: 4, last: 3 } as const;
const least = { oneWord: 0.74, more: 0.8 } as const;
const likelier = { introduced: 0.15, last: 0.08, trade: 0.1 } as const;

/** Places that are as like as this are told apart by their size: 'akoa' is Akwa rather than Ako. */
const equallyLike = 0.05;
const largeTiers = 2;

/** The place that a text most likely names with a slip or unfinished; none where its words are known otherwise. */
export function similarPlaces(
  words: readonly QueryWord[],
  index: PlaceIndex,
  isTyping: boolean,
): PlaceMatch[] {
  const begun = isTyping ? namesBeginningSo(words, tradeIndex()) : undefined;
  if (begun?.isPhrase) return [];
  const matches = words.flatMap((_, from) =>
    Array.from({ length: mostWords }, (__, step) => mostWords - step)
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
