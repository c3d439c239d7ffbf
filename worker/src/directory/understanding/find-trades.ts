import { type InterpretedWord, interpretWords } from './interpret-words.ts';
import { type TradeIndex, type TradeTerm, tradeIndex, tradePath } from './trade-index.ts';
import type { Guess } from './vocabulary.ts';
import { fillers, popularTrades } from './word-lists.ts';
import type { QueryWord } from './words.ts';

/** From this score on a trade is meant surely; below it is a guess, and words are looked for first. */
export const sureScore = 0.55;

/**
 * A trade that a text may mean, as a path of the catalogue. `words` are the positions of the words that say so,
 * `bestWords` of those that its best name explains, `repaired` what those were read as that nobody writes so. A score of 1
 * or more is a name of the trade and nothing else.
 */
export type FoundTrade = {
  path: string;
  score: number;
  words: readonly number[];
  bestWords: readonly number[];
  repaired: ReadonlyMap<number, string>;
};

/** More are seldom worth trying. */
const termsTried = 3;

/** What was said of a term: by position, the likeliest guess. */
type Match = Map<number, Guess>;

type FoundTerm = { term: TradeTerm; match: Match; covered: number; score: number };

const shares = {
  explained: 0.6,
  covered: 0.4,
  /** What another term of the same trade explains, as a part of what the best one does. */
  otherTerm: 0.5,
  /** What the next best term adds, so that of equals the trade that is called so more often is first. */
  nextTerm: 0.05,
  /** A category is meant less often than one of its trades. */
  category: 0.9,
} as const;

/** The trades that a text may mean, best first. The last word may be half typed. */
export function findTrades(words: readonly QueryWord[], { isTyping = true } = {}): FoundTrade[] {
  const index = tradeIndex();
  const asked = interpretWords(words, index, { isTyping });
  const found = [...matchTerms(asked, index)].map(([term, match]) => toFound(term, match, asked, index));
  // Items speak for the trade that they belong to.
  const trades = Map.groupBy(found, ({ term }) => tradePath(term.path));
  const likely = [...trades].map(([path, terms]) => toTrade(path, terms, asked));
  const begun = isTyping ? namesBeginningSo(words, index) : undefined;
  const all = begun ? withNamesBegun(begun, likely) : likely;
  return all.sort((one, other) => other.score - one.score);
}

function matchTerms(asked: readonly InterpretedWord[], { byWord }: TradeIndex): Map<TradeTerm, Match> {
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

function toFound(
  term: TradeTerm,
  match: Match,
  asked: readonly InterpretedWord[],
  index: TradeIndex,
): FoundTerm {
  const covered = coveredOf(term, match, index);
  const explained = explainedOf(asked, (position) => match.get(position)?.likeness ?? 0);
  const score = term.weight * (shares.explained * explained + shares.covered * covered);
  return { term, match, covered, score };
}

/** A trade by the term that says most of what was asked together with the others, which is not always the best alone. */
function toTrade(path: string, terms: readonly FoundTerm[], asked: readonly InterpretedWord[]): FoundTrade {
  const ranked = terms.toSorted((one, other) => other.score - one.score);
  const [trade] = ranked
    .slice(0, termsTried)
    .map((best) =>
      tradeBy(
        best,
        ranked.find((term) => term !== best),
        { path, terms, asked },
      ),
    )
    .sort((one, other) => other.score - one.score);
  if (!trade) throw new Error('a trade of no terms');
  return trade;
}

type Among = { path: string; terms: readonly FoundTerm[]; asked: readonly InterpretedWord[] };

function tradeBy(best: FoundTerm, next: FoundTerm | undefined, { path, terms, asked }: Among): FoundTrade {
  const explained = explainedOf(asked, (position) =>
    Math.max(
      best.match.get(position)?.likeness ?? 0,
      ...terms.map(({ match, covered }) => shares.otherTerm * covered * (match.get(position)?.likeness ?? 0)),
    ),
  );
  const score =
    best.term.weight * (shares.explained * explained + shares.covered * best.covered) +
    shares.nextTerm * (next?.score ?? 0);
  const repaired = [...best.match].flatMap(([position, { word, isCorrection }]) =>
    isCorrection ? [[Math.floor(position), word] as const] : [],
  );
  return {
    path,
    score: path.includes('/') ? score : score * shares.category,
    words: positionsOf(terms),
    bestWords: positionsOf([best]),
    repaired: new Map(repaired),
  };
}

function positionsOf(terms: readonly FoundTerm[]): number[] {
  return [...new Set(terms.flatMap(({ match }) => [...match.keys()].map(Math.floor)))];
}

/** How much of what was said is explained; telling words weigh more. */
function explainedOf(asked: readonly InterpretedWord[], likenessAt: (position: number) => number): number {
  const said = asked.map(({ position, weight }) => weight * likenessAt(position));
  return sum(said) / sum(asked.map(({ weight }) => weight));
}

function coveredOf(term: TradeTerm, match: Match, { weightOf }: TradeIndex): number {
  const guesses = [...match.values()];
  const words = [...new Set(term.words)];
  const weights = words.map((word) => weightOf.get(word) ?? 1);
  const said = words.map((word, at) => {
    const likeness = guesses.filter((guess) => guess.word === word).map((guess) => guess.likeness);
    return (weights[at] ?? 1) * Math.max(0, ...likeness);
  });
  return sum(said) / sum(weights);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The trades whose name begins as a text does; `isPhrase`: with more than one word, which is hardly by chance. */
type NamesBegun = { trades: ReadonlySet<string>; isPhrase: boolean };

const shortestBeginning = 3;

/** Undefined where no name begins so, and where the text ends with a whole word that says enough. */
export function namesBeginningSo(
  words: readonly QueryWord[],
  { labels, vocabulary }: TradeIndex,
): NamesBegun | undefined {
  const start = words.map(({ word }) => word).join(' ');
  const last = words.at(-1)?.word ?? '';
  if (start.length < shortestBeginning || (vocabulary.knows(last) && !fillers.has(last))) return undefined;
  const begun = labels.filter(({ text }) => text.startsWith(start));
  if (begun.length === 0) return undefined;
  return { trades: new Set(begun.map(({ path }) => path)), isPhrase: words.length > 1 };
}

const begunScore = { least: 0.6, word: 0.6, popular: 0.7, phrase: 0.5 } as const;

/** Trades with what the beginning of their name adds: of those that begin so the likelier one stays before the other. */
function withNamesBegun({ trades, isPhrase }: NamesBegun, likely: readonly FoundTrade[]): FoundTrade[] {
  const known = new Set(likely.map(({ path }) => path));
  // 'IT S' has no word that tells.
  const others = [...trades].filter((path) => isPhrase && !known.has(path));
  return [
    ...likely.map((trade) =>
      trades.has(trade.path) ? { ...trade, score: raisedScore(trade, isPhrase) } : trade,
    ),
    ...others.map((path) => ({
      path,
      score: begunScore.least,
      words: [],
      bestWords: [],
      repaired: new Map(),
    })),
  ];
}

function raisedScore({ path, score }: FoundTrade, isPhrase: boolean): number {
  if (isPhrase) return score + begunScore.phrase;
  const isPopular = popularTrades.includes(path.split('/')[1] ?? '');
  return score + Math.max(0, 1 - score) * (isPopular ? begunScore.popular : begunScore.word);
}
