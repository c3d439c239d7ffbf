import { expect, it } from 'vitest';
import { isDigestTime, weekOf } from './week.ts';

it.each([
  // Midnight in Douala is at 23:00 UTC.
  ['2066-11-21T22:59:59Z', '2066-11-15', '2066-11-08', '2066-11-14'],
  ['2066-11-21T23:00:00Z', '2066-11-22', '2066-11-15', '2066-11-21'],
  ['2066-11-28T22:59:59Z', '2066-11-22', '2066-11-15', '2066-11-21'],
  ['2067-01-01T12:00:00Z', '2066-12-27', '2066-12-20', '2066-12-26'],
])('at %s the week began on %s', (instant, monday, from, to) => {
  expect(weekOf(new Date(instant))).toEqual({ monday, from, to });
});

it.each([
  ['2066-11-22T05:59:59Z', false],
  ['2066-11-22T06:00:00Z', true],
  ['2066-11-22T19:59:59Z', true],
  ['2066-11-22T20:00:00Z', false],
  ['2066-11-23T06:00:00Z', true],
  ['2066-11-24T06:00:00Z', false],
])('at %s digests leave: %s', (instant, isTime) => {
  expect(isDigestTime(new Date(instant))).toBe(isTime);
});
