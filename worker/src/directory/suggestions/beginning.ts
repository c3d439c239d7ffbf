import { placeIndex } from '../understanding/place-index.ts';
import { tradeIndex } from '../understanding/trade-index.ts';
import { fillers, ordinaryWords } from '../understanding/word-lists.ts';
import { foldedWords, queryWords } from '../understanding/words.ts';

/** Behind these a verb follows rather than what somebody looks for: 'je cherc', 'i nee'. */
const subjects = new Set('i j je on nous ou qui tu vous we weti where who wusai you'.split(' '));

/** These stand before names as well: 'Le Bon Coin', 'Chez Mado'. */
const articles = new Set('a au aux chez d de des du l la le les ma mon my the un une'.split(' '));

/** Without the words that only say that somebody looks for something; all, where nothing else is said. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const last = words.length - 1;
  const isOrdinary = (word: string) => ordinaryWords.has(word) && !tradeIndex().vocabulary.has(word);
  const telling = words.filter((word, at) => !fillers.has(word) && (at === last || !isOrdinary(word)));
  return telling.length > 0 ? telling : words;
}

/** Whether nothing is said yet but that somebody looks for something: 'bonjour je voudrais', 'i dey fin'. */
export function isBeginningOnly(typed: string): boolean {
  const words = foldedWords(typed);
  const last = words.at(-1);
  if (last === undefined) return false;
  const before = words.slice(0, -1);
  if (!before.every((word) => fillers.has(word) || ordinaryWords.has(word))) return false;
  // 'Aide à domicile' is a trade.
  const start = words.join(' ');
  if (before.length > 0 && tradeIndex().labels.some(({ text }) => text.startsWith(start))) return false;
  if (fillers.has(last)) return before.length > 0 || typed.endsWith(' ') || !beginsSomething(last);
  const isSaid = [...fillers, ...ordinaryWords].some((word) => word.startsWith(last));
  return isSaid && (subjects.has(before.at(-1) ?? '') || !beginsSomething(last));
}

function beginsSomething(start: string): boolean {
  return [tradeIndex(), placeIndex()].some(({ vocabulary }) => vocabulary.wordsBeginning(start).length > 0);
}

/** From the first word on that tells what is looked for; all where only articles stand before it, as in names. */
export function withoutBeginning(typed: string): string {
  const words = queryWords(typed);
  const first = words.findIndex(({ word }) => !fillers.has(word));
  const isSaid = words.slice(0, first).some(({ word }) => !articles.has(word));
  if (first < 1 || !isSaid) return typed;
  return words
    .slice(first)
    .map((word) => word.typed)
    .join(' ');
}
