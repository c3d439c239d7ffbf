import { weakWords } from './fillers.ts';
import { type TradeTerm, tradeLabels, tradeTerms } from './trade-terms.ts';
import { Vocabulary } from './vocabulary.ts';
import { baseForm, rootForm } from './word-forms.ts';

/**
 * All terms of the catalogue by their words. `weightOf`: how much a word tells, more the fewer trades have it;
 * `joined`: terms of two or three words as somebody writes them in one, also by their root; `slips`: words that are
 * only known as misspelled.
 */
export type TradeIndex = {
  terms: readonly TradeTerm[];
  byWord: ReadonlyMap<string, readonly TradeTerm[]>;
  weightOf: ReadonlyMap<string, number>;
  vocabulary: Vocabulary;
  joined: ReadonlyMap<string, readonly string[]>;
  labels: readonly { path: string; text: string }[];
  slips: ReadonlySet<string>;
};

const weightOfWeak = 1.5;

let made: TradeIndex | undefined;

/** Made when first asked for: most calls need none. */
export function tradeIndex(): TradeIndex {
  made ??= makeIndex();
  return made;
}

function makeIndex(): TradeIndex {
  const terms = tradeTerms();
  const byWord = new Map<string, TradeTerm[]>();
  const joined = new Map<string, readonly string[]>();
  for (const term of terms) {
    for (const word of new Set(term.words)) {
      const known = byWord.get(word);
      if (known) known.push(term);
      else byWord.set(word, [term]);
    }
    if (term.words.length === 1 || term.words.length > 3) continue;
    const inOne = term.words.join('');
    joined.set(inOne, term.words);
    if (!joined.has(rootForm(inOne))) joined.set(rootForm(inOne), term.words);
  }
  // A plural is as common as its singular.
  const byBase = Map.groupBy(byWord, ([word]) => baseForm(word));
  const weightOf = new Map(
    [...byBase.values()].flatMap((same) => {
      const weight = Math.log(1 + 400 / countTrades(same.flatMap(([, of]) => of)));
      return same.map(([word]) => [word, weakWords.has(word) ? weightOfWeak : weight] as const);
    }),
  );
  const slips = [...byWord].filter(([, of]) => of.every(({ isSlip }) => isSlip)).map(([word]) => word);
  const vocabulary = new Vocabulary(byWord.keys());
  return { terms, byWord, weightOf, vocabulary, joined, labels: tradeLabels(), slips: new Set(slips) };
}

function countTrades(terms: readonly TradeTerm[]): number {
  return new Set(terms.map(({ path }) => tradePath(path))).size;
}

/** The subcategory that a path lies in, or the category that it is. */
export function tradePath(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
