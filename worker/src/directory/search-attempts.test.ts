import { searchInput } from '@mboalink/shared/directory/calls.ts';
import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';
import { searchAttempts, understoodWithin } from './search-attempts.ts';
import { understand } from './understanding/understand.ts';

function firstOf(asked: object) {
  const search = readSearch(searchInput.parse(asked), 'fr');
  const understood = understand(search.text);
  const place = understoodWithin(search, understood).place?.place.slug;
  return { place, ...searchAttempts(search, understood).find(({ terms }) => terms) };
}

it('a place is looked in that lies in the one that was chosen', () => {
  for (const chosen of [{}, { region: 'littoral' }, { region: 'littoral', city: 'douala' }]) {
    expect(firstOf({ search: 'plombier akwa', ...chosen })).toMatchObject({
      ...{ place: 'akwa', region: 'littoral', city: 'douala', quartier: 'Akwa', steps: [] },
    });
  }
});

it('a place beside another that was chosen is neither looked in nor said', () => {
  const { place, quartier, ...first } = firstOf({
    search: 'plombier akwa',
    region: 'centre',
    city: 'yaounde',
  });
  expect([place, quartier]).toEqual([undefined, undefined]);
  expect(first).toMatchObject({ region: 'centre', city: 'yaounde', steps: [] });
});

it('what was chosen is in every attempt', () => {
  const search = readSearch(searchInput.parse({ search: 'plombier akwa', region: 'littoral' }), 'fr');
  const attempts = searchAttempts(search, understand(search.text));
  expect(attempts.length).toBeGreaterThan(1);
  for (const attempt of attempts) expect(attempt.region).toBe('littoral');
});

it.each([
  ['ciment 42.5', 'cement-and-blocks'],
  ['pneu 195 65', 'tyres-and-batteries'],
  ['iphone 13', 'phones'],
])('%s is the trade that it was', (text, slug) => {
  expect(firstOf({ search: text }).terms?.[0]).toEqual(['subcategory', slug]);
});

it('what only leads to a place is not looked for', () => {
  const search = readSearch(searchInput.parse({ search: 'à Plateau Garoua' }), 'fr');
  const [first] = searchAttempts(search, understand(search.text));
  expect(first).toEqual({ region: 'north', city: 'garoua', quartier: 'Plateau', steps: [] });
});

function tradesTried(text: string) {
  const search = readSearch(searchInput.parse({ search: text }), 'fr');
  const terms = searchAttempts(search, understand(text)).flatMap((attempt) => attempt.terms ?? []);
  return new Set(terms.map(([, slug]) => slug));
}

it('another trade is tried nearby where it is meant nearly as surely, not where a slip was read as another word', () => {
  expect(tradesTried('hôtel garoua-boulaï')).toContain('guest-houses-and-motels');
  expect(tradesTried('mécanicien bertoua')).not.toContain('motorbike-repair');
  expect(tradesTried('lawer limbe')).toContain('lawyers');
  expect(tradesTried('lawer limbe')).not.toContain('livestock');
});

it('what a trade is called as well never puts it behind its category', () => {
  expect(understand('menuisier meuble').trades[0]?.path).toBe('carpentry-and-furniture/furniture-makers');
});
