import { equivalentsOf } from './equivalents.ts';
import { fillers, weakWords } from './fillers.ts';
import { ordinary } from './ordinary.ts';
import { tradeIndex } from './trade-index.ts';

const letters = /^[a-z]{3,24}$/;

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
