import { equivalentsOf } from './equivalents.ts';
import { fillers, weakWords } from './fillers.ts';
import { sureScore } from './find-trades.ts';
import { ordinary } from './ordinary.ts';
import { tradeIndex } from './trade-index.ts';
import type { Understanding } from './understand.ts';
import { baseForm } from './word-forms.ts';

/** Above this a trade is meant surely, although words were taken for others. */
const sureRepair = 0.8;

const letters = /^[a-z]{3,24}$/;
const mostWords = 3;

/**
 * The words of a text that say no trade, in their base form, where the text says none without them: what people may
 * teach, and what they may have taught. Words of the catalogue and of places, ordinary words and digits are none of
 * them, nor is anything where an e-mail address stands.
 */
export function unknownWords(text: string, { words, place, trades }: Understanding): string[] {
  if (text.includes('@')) return [];
  const [best] = trades;
  const least = best?.repaired.size ? sureRepair : sureScore;
  if (best && best.score >= least) return [];
  const unknown = words.flatMap(({ word }, position) =>
    place?.words.includes(position) || isKnown(word) ? [] : [baseForm(word)],
  );
  return [...new Set(unknown)].slice(0, mostWords);
}

/** Whether a word, as it is written, is one of the catalogue, an ordinary one, or none. */
export function isKnown(word: string): boolean {
  return (
    !letters.test(word) ||
    fillers.has(word) ||
    weakWords.has(word) ||
    ordinary.has(word) ||
    equivalentsOf(word).length > 0 ||
    tradeIndex().vocabulary.knows(word)
  );
}
