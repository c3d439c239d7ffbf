import { expect, it } from 'vitest';
import { formatTimeUntil } from './durations.ts';

it.each([
  ['2026-11-20T17:48:00Z', '5 h 12'],
  ['2026-11-20T17:55:00Z', '5 h 05'],
  ['2026-11-20T20:00:00Z', '3 h'],
  ['2026-11-20T22:48:30Z', '12 min'],
  ['2026-11-20T23:30:00Z', '1 min'],
])('writes how long it is from %s to midnight in Douala: %s', (from, expected) => {
  const midnight = Date.parse('2026-11-20T23:00:00.000Z');
  expect(formatTimeUntil(midnight, Date.parse(from))).toBe(expected.replaceAll(' ', '\u00a0'));
});
