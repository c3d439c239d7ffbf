import { expect, it } from 'vitest';
import { formatShortDay, formatWeekday } from './short-dates.ts';

it('writes a day beside a drawing, on one line', () => {
  expect(formatShortDay('2026-11-14', 'en')).toBe('14\u00a0Nov');
  expect(formatShortDay('2026-01-01', 'fr')).toBe('1\u00a0janv.');
});

it('names the days of the week', () => {
  expect([0, 6].map((day) => formatWeekday(day, 'fr'))).toEqual(['lundi', 'dimanche']);
  expect(formatWeekday(5, 'en')).toBe('Saturday');
});
