import { expect, it } from 'vitest';
import { isMissed, lineOf, median } from './figures.ts';

const paint = { what: 'first paint', unit: 'times', most: 1.15 };

it('marks what is over or under its bar, and what could not be measured', () => {
  expect(lineOf({ ...paint, value: 1.16 })).toMatch(/^! first paint +1\.16 times, at most 1\.15\n$/);
  expect(lineOf({ ...paint, value: 1.15 })).toMatch(/^ {2}first paint/);
  expect(isMissed({ ...paint, value: Number.NaN })).toBe(true);
  expect(isMissed({ what: 'performance', unit: '', value: 97, least: 98 })).toBe(true);
  expect(isMissed({ what: 'bytes', unit: 'kB', value: 97 })).toBe(false);
});

it('takes the figure in the middle', () => {
  expect(median([9, 1, 3])).toBe(3);
});
