import { expect, it } from 'vitest';
import { lastSundays } from './missed-on-sundays.ts';

it.each([
  // Midnight in Douala is at 23:00 UTC.
  ['2066-11-28T22:59:59Z', '2066-11-21', '2066-10-31'],
  ['2066-11-28T23:00:00Z', '2066-11-28', '2066-11-07'],
  ['2067-01-01T12:00:00Z', '2066-12-26', '2066-12-05'],
])('at %s the last of four Sundays was %s, the first %s', (instant, last, first) => {
  const sundays = lastSundays(new Date(instant));
  expect([sundays.length, sundays[0], sundays[3]]).toEqual([4, last, first]);
});
