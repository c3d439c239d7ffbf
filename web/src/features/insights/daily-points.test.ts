import { expect, it } from 'vitest';
import { dotsOf, lineOf, pointsOf, topOf } from './daily-points.ts';

const days = (...counts: number[]) => counts.map((views, index) => ({ day: `2026-11-0${index + 1}`, views }));

it.each([
  [[0], 2],
  [[2], 2],
  [[3], 4],
  [[9], 10],
  [[11], 20],
  [[99, 101], 200],
  [[1000], 1000],
])('draws %j below %d', (counts, top) => {
  expect(topOf(days(...counts))).toBe(top);
});

it('draws a line from the first day to the last, zero at the bottom', () => {
  const points = pointsOf(days(0, 2, 4), { width: 100, height: 40 });
  expect(lineOf(points)).toBe('M0 40L50 20L100 0');
  expect(lineOf(pointsOf(days(4), { width: 100, height: 40 }))).toBe('M0 0');
});

it('draws a dot where a point is', () => {
  expect(dotsOf(pointsOf(days(0, 2), { width: 100, height: 40 }))).toBe('M0 40h0M100 0h0');
  expect(dotsOf([])).toBe('');
});
