import { expect, it } from 'vitest';
import { limitMessage } from './search.ts';

const of = (totalCount: number, totalIsLowerBound = false) => ({ totalCount, totalIsLowerBound });

it('says how many more match than can be opened today', () => {
  expect(limitMessage({ remaining: 3 }, of(10), 'en')).toBe('7 more match. You can unlock 3 today.');
  expect(limitMessage({ remaining: 3 }, of(10), 'fr')).toBe(
    '7 autres correspondent. Vous pouvez encore en ouvrir 3 aujourd’hui.',
  );
  expect(limitMessage({ remaining: 3 }, of(4), 'en')).toBe('1 more matches. You can unlock 3 today.');
  expect(limitMessage({ remaining: 3 }, of(4), 'fr')).toMatch(/^1 autre correspond\. /);
});

it('claims no exact number where counting stopped', () => {
  expect(limitMessage({ remaining: 3 }, of(1000, true), 'en')).toMatch(/^More than 997 others match\. /);
  expect(limitMessage({ remaining: 3 }, of(1000, true), 'fr')).toMatch(
    /^Plus de 997 autres correspondent\. /,
  );
});

it('is silent for who has no limit, has none left, or can open all', () => {
  expect(limitMessage({ remaining: null }, of(10), 'en')).toBeNull();
  expect(limitMessage({ remaining: 0 }, of(10), 'en')).toBeNull();
  expect(limitMessage({ remaining: 3 }, of(3), 'en')).toBeNull();
});
