import { fillers } from './fillers.ts';
import type { FoundTrade } from './found-trade.ts';
import { isPopular } from './popular-trades.ts';
import type { QueryWord } from './query-words.ts';
import type { TradeIndex } from './trade-index.ts';

/** The trades whose name begins as a text does; `isPhrase`: with more than one word, which is hardly by chance. */
export type Begun = { trades: ReadonlySet<string>; isPhrase: boolean };

const shortest = 3;
const least = 0.6;
const share = { word: 0.6, popular: 0.7, phrase: 0.5 } as const;

/** Undefined where no name begins so, and where the text ends with a whole word that says enough. */
export function labelsBegun(
  words: readonly QueryWord[],
  { labels, vocabulary }: TradeIndex,
): Begun | undefined {
  const start = words.map(({ word }) => word).join(' ');
  const last = words.at(-1)?.word ?? '';
  if (start.length < shortest || (vocabulary.knows(last) && !fillers.has(last))) return undefined;
  const begun = labels.filter(({ text }) => text.startsWith(start));
  return begun.length > 0
    ? { trades: new Set(begun.map(({ path }) => path)), isPhrase: words.length > 1 }
    : undefined;
}

/** Trades with what the beginning of their name adds: of those that begin so the likelier one stays before the other. */
export function raisedBy({ trades, isPhrase }: Begun, likely: readonly FoundTrade[]): FoundTrade[] {
  const raised = likely.map((trade) =>
    trades.has(trade.path) ? { ...trade, score: raisedScore(trade, isPhrase) } : trade,
  );
  const known = new Set(likely.map(({ path }) => path));
  // 'IT S' has no word that tells.
  const others = [...trades].filter((path) => isPhrase && !known.has(path));
  return [
    ...raised,
    ...others.map((path) => ({ path, score: least, words: [], bestWords: [], repaired: new Map() })),
  ];
}

function raisedScore({ path, score }: FoundTrade, isPhrase: boolean): number {
  if (isPhrase) return score + share.phrase;
  return score + Math.max(0, 1 - score) * (isPopular(path) ? share.popular : share.word);
}
