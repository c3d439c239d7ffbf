import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { languages } from '@mboalink/shared/language.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { expect, it } from 'vitest';
import { understand } from '../understanding/understand.ts';
import { catalogueSuggestions } from './catalogue-suggestions.ts';

const nothingChosen = { chosen: { place: null, trade: null }, near: null };
const lengths = [4, 5, 6, 7, Number.POSITIVE_INFINITY];

const names = categories.flatMap((category) => [category, ...category.subcategories]);
const asked = languages.flatMap((language) => {
  const texts = names.flatMap((name) =>
    lengths.map((length) => foldText(name[language]).slice(0, length).trim()),
  );
  return [...new Set(texts)].map((text) => ({ text, language }));
});

function firstSuggested(text: string, language: (typeof languages)[number]) {
  const rows = catalogueSuggestions(text, { ...nothingChosen, language });
  const trade = rows.find(({ counted }) => counted.kind !== 'all');
  return pathOf(trade?.suggestion.criteria);
}

const pathOf = ({ category, subcategory }: { category?: string; subcategory?: string } = {}) =>
  [category, subcategory].filter(Boolean).join('/');

it('the first trade that is suggested for each beginning of a name is the one that the search takes it for', () => {
  const seen = asked.map(({ text, language }) => {
    const { trades, place } = understand(text);
    return {
      text: `${text} (${language})`,
      isPlace: place !== null && trades.length === 0,
      found: trades[0]?.path,
      suggested: firstSuggested(text, language),
    };
  });
  const others = seen.filter(({ isPlace, found, suggested }) => !isPlace && found !== suggested);
  expect(seen.length).toBeGreaterThan(2000);
  expect(seen.filter(({ isPlace }) => isPlace).length).toBeLessThan(10);
  expect(others).toEqual([]);
}, 60_000);

it.each([
  ['coif', 'beauty-and-hair/hairdressers'],
  ['boul', 'food-beverages/bakery'],
  ['tail', 'tailoring-and-sewing/tailors'],
  ['tailleur', 'tailoring-and-sewing/tailors'],
  ['plom', 'plumbing-and-water/plumbers'],
  ['elec', 'electrical-and-solar/electricians'],
  ['phot', 'photography-and-video/photographers'],
  ['location de v', 'transport-and-taxi/car-hire'],
])('%s is %s', (text, path) => {
  const found = understand(text).trades[0]?.path;
  expect(found).toBe(path);
  for (const language of languages) expect(firstSuggested(text, language)).toBe(found);
});

it('what is only like a text is suggested from five letters on, where nothing begins so', () => {
  const textsOf = (typed: string) =>
    catalogueSuggestions(typed, { ...nothingChosen, language: 'fr' }).map(
      ({ suggestion }) => suggestion.text,
    );
  expect(textsOf('plim')).toEqual([]);
  expect(textsOf('plobier')[0]).toBe('Plombiers');
  expect(textsOf('tailleur')).not.toContain('Coiffure hommes');
});
