import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { languages } from '@mboalink/shared/language.ts';
import { toLines, toSteps } from '../lines.ts';
import { type TradeTerm, tradePath } from '../trade-term.ts';
import { weakWords } from '../word-lists.ts';
import { baseForm, queryWords, soundOf } from '../words.ts';
import { tradeLabels, tradeTerms } from './trade-terms.ts';

/**
 * `terms`, one a line: the numbers of its path and of its kind, then its words. `words` and `sounds`, tables of `Lines`:
 * of how many trades a word tells (0: it is weak), then the numbers of its terms, in steps; words by their sound. `labels`, one a
 * line: a path, then what it is called.
 */
export type TradeTables = {
  paths: string;
  kinds: readonly Pick<TradeTerm, 'weight' | 'isSlip'>[];
  terms: string;
  words: string;
  sounds: string;
  labels: string;
};

export function indexTrades(): TradeTables {
  const terms = tradeTerms();
  const paths = [...new Set(terms.map(({ path }) => path))];
  const kindOf = ({ weight, isSlip }: TradeTerm) => JSON.stringify({ weight, isSlip });
  const kinds = [...new Set(terms.map(kindOf))];
  const byWord = numbersByWord(terms);
  // A plural is as common as its singular.
  const byBase = Map.groupBy(byWord, ([word]) => baseForm(word));
  const tradesOf = (word: string) => {
    const same = byBase.get(baseForm(word)) ?? [];
    const named = same.flatMap(([, numbers]) =>
      numbers.map((number) => tradePath(terms[number]?.path ?? '')),
    );
    return weakWords.has(word) ? 0 : new Set(named).size;
  };
  const words = toLines([...byWord].map(([word, numbers]) => [word, [tradesOf(word), ...toSteps(numbers)]]));
  const line = (term: TradeTerm) =>
    [paths.indexOf(term.path), kinds.indexOf(kindOf(term)), ...term.words].join(' ');
  return {
    paths: paths.join(' '),
    kinds: kinds.map((kind) => JSON.parse(kind)),
    terms: terms.map(line).join('\n'),
    words,
    sounds: toLines(Map.groupBy(byWord.keys(), soundOf)),
    labels: tradeLabels()
      .map(({ path, text }) => `${path} ${text}`)
      .join('\n'),
  };
}

function numbersByWord(terms: readonly TradeTerm[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  for (const [number, { words }] of terms.entries()) {
    for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), number]);
  }
  return byWord;
}

/** Folded words of the catalogue with their accents, where they have some. */
export function indexSpellings(): string {
  const names = categories.flatMap((category) => [
    category,
    ...category.subcategories.flatMap((trade) => [trade, ...trade.items]),
  ]);
  const words = names.flatMap((name) => languages.flatMap((language) => queryWords(name[language])));
  const spelled = new Map(words.map(({ typed, word }) => [word, [typed.toLowerCase()]]));
  return toLines([...spelled].filter(([word, [typed]]) => word !== typed));
}
