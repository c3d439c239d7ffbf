import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { categoryPath } from '@mboalink/shared/catalogue/category-path.ts';
import { synonyms } from '@mboalink/shared/catalogue/synonyms.ts';
import { fillers } from './fillers.ts';
import { foldedWords } from './query-words.ts';

/** A name of something in the catalogue. `weight`: how surely it means it; `words` are folded, fillers left out. */
export type TradeTerm = { path: string; words: readonly string[]; weight: number };

const weights = { name: 1, synonym: 1, secondTarget: 0.9, tag: 0.85, slip: 0.9 } as const;

function term(path: string, text: string, weight: number): TradeTerm[] {
  const all = foldedWords(text);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  return words.length === 0 ? [] : [{ path, words, weight }];
}

/** All names, synonyms and tags of the catalogue. Names of two things ('Plomberie et eau') are terms of their own too. */
export function tradeTerms(): TradeTerm[] {
  const named = ({ en, fr }: { en: string; fr: string }, path: string) =>
    [en, fr].flatMap((name) => partsOf(name).flatMap((part) => term(path, part, weights.name)));
  const terms = categories.flatMap((category) => [
    ...named(category, categoryPath({ category })),
    ...category.subcategories.flatMap((subcategory) => [
      ...named(subcategory, categoryPath({ category, subcategory })),
      ...subcategory.items.flatMap((item) => {
        const path = categoryPath({ category, subcategory, item });
        return [...named(item, path), ...item.tags.flatMap((tag) => term(path, tag, weights.tag))];
      }),
    ]),
  ]);
  const meant = synonyms.flatMap(({ term: text, to, slip }) =>
    to.flatMap((path, index) =>
      term(path, text, (slip ? weights.slip : weights.synonym) * weights.secondTarget ** index),
    ),
  );
  return [...terms, ...meant];
}

function partsOf(name: string): string[] {
  const parts = name.split(/\s*(?:,|&|\/|\bet\b|\band\b|\bor\b|\bou\b)\s*/i).filter(Boolean);
  return parts.length > 1 ? [name, ...parts] : [name];
}
