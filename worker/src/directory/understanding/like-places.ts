import { joinWords } from './exact-places.ts';
import { fillers } from './fillers.ts';
import { ordinary } from './ordinary.ts';
import { introducesPlace, type PlaceIndex, type PlaceMatch } from './place-index.ts';
import type { QueryWord } from './query-words.ts';
import { tradeIndex } from './trade-index.ts';
import type { Guess } from './vocabulary.ts';

const shortest = { alone: 4, last: 3 } as const;
const least = { oneWord: 0.74, more: 0.8 } as const;
const mostWords = 3;

/** The place that a text most likely names with a slip or unfinished; none where its words are known otherwise. */
export function likePlaces(words: readonly QueryWord[], index: PlaceIndex, isTyping: boolean): PlaceMatch[] {
  const matches = words.flatMap((_, from) =>
    Array.from({ length: mostWords }, (__, step) => mostWords - step)
      .filter((length) => from + length <= words.length)
      .flatMap((length) => likeAt({ words, from, length, index, isTyping })),
  );
  return matches.sort((one, other) => other.likeness - one.likeness).slice(0, 1);
}

type At = {
  words: readonly QueryWord[];
  from: number;
  length: number;
  index: PlaceIndex;
  isTyping: boolean;
};

function likeAt(at: At): PlaceMatch[] {
  const { words, from, length, index, isTyping } = at;
  const key = joinWords(words, from, length);
  const isLast = from > 0 && from + length === words.length;
  if (key.length < (isLast ? shortest.last : shortest.alone) || isKnown(at)) return [];
  const isEnd = from + length === words.length;
  const halves = isTyping && isEnd ? index.vocabulary.completions(key) : [];
  const guess = bestGuess(halves, key.length < shortest.alone ? [] : index.vocabulary.repairs(key), index);
  if (!guess) return [];
  const likeness = guess.likeness + likelihoodAt(at, isLast);
  const rival = length === 1 ? (tradeIndex().vocabulary.repairs(key)[0]?.likeness ?? 0) : 0;
  if (likeness < (length === 1 ? least.oneWord : least.more) || likeness < rival) return [];
  return [{ key: guess.word, from, length, likeness }];
}

/** A place is named after 'à' and at the end rather than elsewhere; several words are less likely to be one. */
function likelihoodAt({ words, from, length }: At, isLast: boolean): number {
  const isIntroduced = introducesPlace(words[from - 1]?.word ?? '');
  return (isIntroduced ? 0.15 : 0) + (isLast ? 0.08 : 0) - (length - 1) * 0.05;
}

function isKnown({ words, from, length }: At): boolean {
  const part = words.slice(from, from + length);
  const { vocabulary } = tradeIndex();
  return (
    (length === 1 && introducesPlace(part[0]?.word ?? '')) ||
    part.some(({ word }) => ordinary.has(word)) ||
    part.every(({ word }) => fillers.has(word) || vocabulary.knows(word))
  );
}

/** Of places whose name is not finished, the largest. */
function bestGuess(
  halves: readonly Guess[],
  repairs: readonly Guess[],
  { byKey }: PlaceIndex,
): Guess | undefined {
  const tierOf = ({ word }: Guess) => Math.min(...(byKey.get(word) ?? []).map(({ tier }) => tier));
  const [half] = halves.toSorted((one, other) => tierOf(one) - tierOf(other));
  const [repair] = repairs;
  if (!half) return repair;
  const unfinished = { ...half, likeness: Math.max(half.likeness + 0.1, 0.82) };
  return repair && repair.likeness > unfinished.likeness ? repair : unfinished;
}
