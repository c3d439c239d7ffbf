import { type TradeTerm, tradeTerms } from './trade-terms.ts';
import { Vocabulary } from './vocabulary.ts';
import { rootForm } from './word-forms.ts';

/**
 * All terms of the catalogue by their words. `weightOf`: how much a word tells, more the fewer trades have it;
 * `joined`: terms of two or three words as somebody writes them in one, also by their root.
 */
export type TradeIndex = {
  terms: readonly TradeTerm[];
  byWord: ReadonlyMap<string, readonly TradeTerm[]>;
  weightOf: ReadonlyMap<string, number>;
  vocabulary: Vocabulary;
  joined: ReadonlyMap<string, readonly string[]>;
};

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
  const weightOf = new Map([...byWord].map(([word, of]) => [word, Math.log(1 + 400 / countTrades(of))]));
  return { terms, byWord, weightOf, vocabulary: new Vocabulary(byWord.keys()), joined };
}

function countTrades(terms: readonly TradeTerm[]): number {
  return new Set(terms.map(({ path }) => tradePath(path))).size;
}

/** The subcategory that a path lies in, or the category that it is. */
export function tradePath(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
