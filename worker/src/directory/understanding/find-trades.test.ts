import { categories, categoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';
import { foldedWords } from './words.ts';

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
});

it('a word is not taken for another by a single letter that both have to the ear', () => {
  expect(understand('usdt').place).toBeNull();
});
