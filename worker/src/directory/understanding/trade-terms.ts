import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { categoryPath } from '@mboalink/shared/catalogue/category-path.ts';
import { synonyms } from '@mboalink/shared/catalogue/synonyms.ts';
import { fillers, weakWords } from './fillers.ts';
import { foldedWords } from './query-words.ts';

/** A name of something in the catalogue. `weight`: how surely it means it; `words` are folded, fillers left out. */
export type TradeTerm = { path: string; words: readonly string[]; weight: number; isSlip?: true };

const weights = { name: 1, synonym: 1, secondTarget: 0.9, tag: 0.85, itemPart: 0.85, slip: 0.9 } as const;

function term(path: string, text: string, weight: number): TradeTerm[] {
  const all = foldedWords(text);
  const telling = all.filter((word) => !fillers.has(word) || weakWords.has(word));
  const words = telling.every((word) => weakWords.has(word)) ? all : telling;
  return words.length === 0 ? [] : [{ path, words, weight }];
}

/** All names, synonyms and tags of the catalogue. Names of two things ('Plomberie et eau') are terms of their own too. */
export function tradeTerms(): TradeTerm[] {
  const named = ({ en, fr }: { en: string; fr: string }, path: string, ofPart: number = weights.name) =>
    [en, fr].flatMap((name) => [
      ...term(path, name, weights.name),
      ...partsOf(name).flatMap((part) => term(path, part, ofPart)),
    ]);
  const terms = categories.flatMap((category) => [
    ...named(category, categoryPath({ category })),
    ...category.subcategories.flatMap((subcategory) => [
      ...named(subcategory, categoryPath({ category, subcategory })),
      ...subcategory.items.flatMap((item) => {
        const path = categoryPath({ category, subcategory, item });
        return [
          ...named(item, path, weights.itemPart),
          ...item.tags.flatMap((tag) => term(path, tag, weights.tag)),
        ];
      }),
    ]),
  ]);
  const meant = synonyms.flatMap(({ term: text, to, slip }) =>
    to
      .flatMap((path, index) =>
        term(path, text, (slip ? weights.slip : weights.synonym) * weights.secondTarget ** index),
      )
      .map((meant) => (slip ? { ...meant, isSlip: true as const } : meant)),
  );
  return [...terms, ...meant];
}

function partsOf(name: string): string[] {
  const parts = name.split(/\s*(?:,|&|\/|\bet\b|\band\b|\bor\b|\bou\b)\s*/i).filter(Boolean);
  return parts.length > 1 ? parts : [];
}
