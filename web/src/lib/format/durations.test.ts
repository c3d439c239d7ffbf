import { expect, it } from 'vitest';
import { daysUntil, formatTimeUntil } from './durations.ts';

it('counts a day that has begun as a whole one, and none after the end', () => {
  const end = '2026-12-08T13:30:00.000Z';
  const from = (instant: string) => daysUntil(end, Date.parse(instant));
  expect(from('2026-11-20T14:00:00Z')).toBe(18);
  expect(from('2026-12-08T13:29:00Z')).toBe(1);
  expect(from('2026-12-08T13:30:00Z')).toBe(0);
  expect(from('2027-01-01T00:00:00Z')).toBe(0);
});

it.each([
  ['2026-11-20T17:48:00Z', '5 h 12'],
  ['2026-11-20T17:55:00Z', '5 h 05'],
  ['2026-11-20T20:00:00Z', '3 h'],
  ['2026-11-20T22:48:30Z', '12 min'],
  ['2026-11-20T23:30:00Z', '1 min'],
])('writes how long it is from %s to midnight in Douala: %s', (from, expected) => {
  const midnight = '2026-11-20T23:00:00.000Z';
  expect(formatTimeUntil(midnight, Date.parse(from))).toBe(expected.replaceAll(' ', '\u00a0'));
});
