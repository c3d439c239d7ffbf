import { categories, categoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { describe, expect, it } from 'vitest';
import { tradeTerms } from './build/trade-terms.ts';
import { tradePath } from './trade-index.ts';
import { understand } from './understand.ts';
import { baseForm, foldedWords } from './words.ts';

const named = categories.flatMap((category) => [
  { path: categoryPath({ category }), ...category },
  ...category.subcategories.map((subcategory) => ({
    path: categoryPath({ category, subcategory }),
    ...subcategory,
  })),
]);

const firstTrade = (text: string) => understand(text).trades[0]?.path;

/** The trades that are called by one word alone, in either language, by its form. */
const byName = Map.groupBy(
  named.flatMap(({ path, en, fr }) =>
    [...new Set([en, fr].map(foldedWords).flatMap((words) => (words.length === 1 ? words : [])))].map(
      (word) => ({ word, path }),
    ),
  ),
  ({ word }) => word,
);

/** Words that are the whole name of another trade, or what everybody calls it. */
const elsewhere = new Map([['meubles', 'carpentry-and-furniture/furniture-makers']]);

describe('a word by which a trade is called', () => {
  it('means that trade first', () => {
    expect(byName.size).toBeGreaterThan(100);
    const others = [...byName].filter(
      ([word, trades]) =>
        (elsewhere.get(word) ?? trades.find(({ path }) => path === firstTrade(word))?.path) !==
        firstTrade(word),
    );
    expect(others.map(([word]) => `${word}: ${firstTrade(word)}`)).toEqual([]);
  });

  it.each([
    ['school', 'schools-and-training'],
    ['bâtiment', 'building-and-construction'],
    ['building', 'building-and-construction'],
    ['cleaning', 'cleaning-and-laundry'],
    ['arts', 'arts-and-crafts'],
    ['cuisine', 'home-and-kitchen'],
    ['tablettes', 'electronics/tablets'],
    ['accessories', 'electronics/accessories'],
    ['publicité', 'printing-and-advertising/advertising-and-promotion'],
    ['delivery', 'delivery-and-moving/delivery-riders'],
    ['cybercafé', 'business-and-office-services/secretarial-services'],
  ])('%s leads to %s, and not to what only has it in its name', (word, path) => {
    expect(firstTrade(word)).toBe(path);
  });

  it('among others in a name leads to a trade that is called so, where there is one', () => {
    const called = Map.groupBy(
      tradeTerms().filter(({ words, weight }) => words.length === 1 && weight > 0.8),
      ({ words }) => baseForm(words[0] ?? ''),
    );
    const parts = named.flatMap(({ en, fr }) => `${en} & ${fr}`.split(/ & | et |,/).map(foldedWords));
    const words = parts.flatMap((part) => (part.length === 1 ? part : []));
    const asked = [...new Set(words)].filter((word) => called.has(baseForm(word)));
    const others = asked.filter((word) => {
      const first = firstTrade(word) ?? '';
      return !called.get(baseForm(word))?.some(({ path }) => first.startsWith(tradePath(path)));
    });
    expect(asked.length).toBeGreaterThan(300);
    expect(others.map((word) => `${word}: ${firstTrade(word)}`)).toEqual([]);
  });
});

it('a word is not taken for another by a single letter that both have to the ear', () => {
  expect(understand('usdt').place).toBeNull();
});
