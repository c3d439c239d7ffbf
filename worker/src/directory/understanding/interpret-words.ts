import { type TradeIndex, tradeIndex } from './trade-index.ts';
import { type Guess, likeliest, type Vocabulary } from './vocabulary.ts';
import { fillers, isActionWord, ordinaryWords, synonymsOf, weakWords } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/**
 * A telling word with what it may mean. `position` is its place among the words, with a fraction for the parts of a
 * word that stands for several; `weight` is how much it tells.
 */
export type InterpretedWord = { position: number; guesses: readonly Guess[]; weight: number };

const likenessOf = { equivalent: 0.85, joined: 0.95 } as const;
const leastRepaired = 0.7;
const weightOfUnknown = { ordinary: 1, other: 3 } as const;
const weightOfWeak = 0.5;
const weightOfDeed = 5;
const shortestJoined = 6;

/** Two letters after other words say enough: 'réparation té'. */
const shortestLast = 2;

/** The telling words of a text; words that were joined or parted are read both ways. */
export function interpretWords(
  words: readonly QueryWord[],
  index: TradeIndex,
  { isTyping }: { isTyping: boolean },
): InterpretedWord[] {
  const all = words.map((word, position) => ({ ...word, position }));
  const telling = all.filter(({ word }) => !fillers.has(word));
  const used = telling.length > 0 ? telling : all;
  const weak = telling.length > 0 ? all.filter(({ word }) => weakWords.has(word)) : [];
  const beside = weak.map(({ word, position }) => ({
    position,
    guesses: likeliest([...index.vocabulary.formsOf(word), ...equivalents(word, index.vocabulary)]),
    weight: weightOfWeak,
  }));
  const asked = used.flatMap(({ word, position }, at) => {
    const parts = index.vocabulary.knows(word) ? undefined : partsOf(word, index);
    if (parts) return parts.map((part, step) => interpretWord(part, position + step / 10, index));
    const isLast = isTyping && position === words.length - 1;
    const whole = interpretWord(word, position, index, { isLast, isAlone: words.length === 1 });
    const joined = word + (used[at + 1]?.word ?? '');
    if (joined === word || !index.vocabulary.has(joined)) return [whole];
    return [{ ...whole, guesses: [...whole.guesses, { word: joined, likeness: likenessOf.joined }] }];
  });
  return [...asked, ...beside];
}

/** The words of a term that somebody wrote as one. */
function partsOf(word: string, { joined }: TradeIndex): readonly string[] | undefined {
  return word.length < shortestJoined ? undefined : joined.get(word);
}

type At = { isLast: boolean; isAlone: boolean };

const elsewhere: At = { isLast: false, isAlone: false };

function interpretWord(word: string, position: number, index: TradeIndex, at = elsewhere): InterpretedWord {
  const guesses = guessesOf(word, index, at);
  const weights = guesses.slice(0, 3).map((guess) => index.weightOf.get(guess.word) ?? 0);
  const unknown = ordinaryWords.has(word) ? weightOfUnknown.ordinary : weightOfUnknown.other;
  return { position, guesses, weight: Math.max(isActionWord(word) ? weightOfDeed : unknown, ...weights) };
}

function guessesOf(word: string, { vocabulary, slips }: TradeIndex, { isLast, isAlone }: At): Guess[] {
  const own = [...vocabulary.formsOf(word), ...equivalents(word, vocabulary)];
  const isOrdinary = ordinaryWords.has(word);
  const isKnown = vocabulary.knows(word) || synonymsOf(word).length > 0;
  // 'beau' in a sentence is an ordinary word, alone it may be the beginning of another.
  const isComplete = isKnown || fillers.has(word) || (isOrdinary && !isAlone);
  if (isComplete && !slips.has(word)) return likeliest(own);
  const halves = vocabulary.completions(word, isLast ? shortestLast : undefined);
  // Only the last word is likely to be unfinished; there a beginning is no misspelling.
  const unfinished = halves.map((half) => ({ ...half, likeness: half.likeness - (isLast ? 0 : 0.1) }));
  const isHalf = isOrdinary || (halves.length > 0 && (isLast || word.length < 5));
  return likeliest([...own, ...unfinished, ...(isHalf ? [] : repaired(word, vocabulary))]);
}

/** A word as somebody most likely meant it: of the catalogue where it is nearly one, else as it was typed. */
export function correctedWord(word: string): string {
  const { vocabulary, slips } = tradeIndex();
  const isKnown = vocabulary.knows(word) || ordinaryWords.has(word) || fillers.has(word);
  return isKnown && !slips.has(word) ? word : (vocabulary.repairs(word)[0]?.word ?? word);
}

/** What may have been meant, with all that this has in common with other words. */
function repaired(word: string, vocabulary: Vocabulary): Guess[] {
  return vocabulary.repairs(word).flatMap((guess) => {
    if (guess.likeness < leastRepaired) return [guess];
    const others = [...vocabulary.formsOf(guess.word), ...equivalents(guess.word, vocabulary)];
    return [
      guess,
      ...others.map((other) => ({
        word: other.word,
        likeness: guess.likeness * other.likeness,
        isCorrection: true,
      })),
    ];
  });
}

function equivalents(word: string, vocabulary: Vocabulary): Guess[] {
  const known = synonymsOf(word).filter((same) => vocabulary.has(same));
  return known.map((same) => ({ word: same, likeness: likenessOf.equivalent }));
}
