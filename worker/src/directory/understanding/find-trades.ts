import { type AskedWord, askedWords } from './asked-words.ts';
import type { QueryWord } from './query-words.ts';
import { type TradeIndex, tradeIndex, tradePath } from './trade-index.ts';
import type { TradeTerm } from './trade-terms.ts';
import type { Guess } from './vocabulary.ts';

/**
 * A trade that a text may mean, as a path of the catalogue. `words` are the positions of the words that say so,
 * `repaired` what those were read as that nobody writes so. A score of 1 is a name of the trade and nothing else.
 */
export type FoundTrade = {
  path: string;
  score: number;
  words: readonly number[];
  repaired: ReadonlyMap<number, string>;
};

/** What was said of a term: by position, the likeliest guess. */
type Match = Map<number, Guess>;

/** A category is meant less often than one of its trades. */
const categoryShare = 0.9;

/** What other terms that were said too add to the best one. */
const besideShare = 0.05;

/** The trades that a text may mean, best first. The last word may be half typed. */
export function findTrades(words: readonly QueryWord[], { isTyping = true } = {}): FoundTrade[] {
  const index = tradeIndex();
  const asked = askedWords(words, index, { isTyping });
  const found = [...matchTerms(asked, index)].map(([term, match]) => toTrade(term, match, asked, index));
  const terms = [...Map.groupBy(found, ({ path }) => path).values()].map(together);
  // Items speak for the trade that they belong to.
  const trades = Map.groupBy(
    terms.map((trade) => ({ ...trade, path: tradePath(trade.path) })),
    ({ path }) => path,
  );
  return [...trades.values()]
    .map(together)
    .map((trade) => (trade.path.includes('/') ? trade : { ...trade, score: trade.score * categoryShare }))
    .sort((one, other) => other.score - one.score);
}

function matchTerms(asked: readonly AskedWord[], { byWord }: TradeIndex): Map<TradeTerm, Match> {
  const matches = new Map<TradeTerm, Match>();
  for (const { position, guesses } of asked) {
    for (const guess of guesses) {
      for (const term of byWord.get(guess.word) ?? []) addGuess(matches, { term, position, guess });
    }
  }
  return matches;
}

type Said = { term: TradeTerm; position: number; guess: Guess };

function addGuess(matches: Map<TradeTerm, Match>, { term, position, guess }: Said) {
  const match = matches.get(term) ?? new Map<number, Guess>();
  const known = match.get(position);
  if (!known || known.likeness < guess.likeness) match.set(position, guess);
  matches.set(term, match);
}

function toTrade(term: TradeTerm, match: Match, asked: readonly AskedWord[], index: TradeIndex): FoundTrade {
  const repaired = [...match].flatMap(([position, { word, isRepair }]) =>
    isRepair ? [[Math.floor(position), word] as const] : [],
  );
  return {
    path: term.path,
    score: term.weight * (0.6 * explained(match, asked) + 0.4 * covered(term, match, index)),
    words: [...new Set([...match.keys()].map(Math.floor))],
    repaired: new Map(repaired),
  };
}

/** How much of what was said a term explains; telling words weigh more. */
function explained(match: Match, asked: readonly AskedWord[]): number {
  const said = asked.map(({ position, weight }) => weight * (match.get(position)?.likeness ?? 0));
  return sum(said) / sum(asked.map(({ weight }) => weight));
}

/** How much of a term was said. */
function covered(term: TradeTerm, match: Match, { weightOf }: TradeIndex): number {
  const guesses = [...match.values()];
  const words = [...new Set(term.words)];
  const weights = words.map((word) => weightOf.get(word) ?? 1);
  const said = words.map((word, at) => {
    const likeness = guesses.filter((guess) => guess.word === word).map((guess) => guess.likeness);
    return (weights[at] ?? 1) * Math.max(0, ...likeness);
  });
  return sum(said) / sum(weights);
}

/** The best of several, with the words of all and a little for the next best. */
function together(same: readonly FoundTrade[]): FoundTrade {
  const [best, next] = same.toSorted((one, other) => other.score - one.score);
  if (!best) throw new Error('nothing to put together');
  const words = [...new Set(same.flatMap((trade) => trade.words))];
  return { ...best, words, score: best.score + besideShare * (next?.score ?? 0) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
