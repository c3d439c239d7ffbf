import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

const end = '2026-12-08T13:30:00.000Z';

/** A space that does not break, as between day and month. */
const nbsp = '\u00a0';

it('writes the day as it is in Douala, whatever the clock of this machine', () => {
  expect(formatDate(end, 'en')).toBe(`8${nbsp}December 2026`);
  expect(formatDate(new Date(end), 'fr')).toBe(`8${nbsp}décembre 2026`);
  expect(formatDate('2026-12-08T23:10:00.000Z', 'fr')).toBe(`9${nbsp}décembre 2026`);
});

it('adds the hour of Douala', () => {
  expect(formatDateTime(end, 'en')).toBe(`8${nbsp}December 2026 at 14:30`);
  expect(formatDateTime(end, 'fr')).toBe(`8${nbsp}décembre 2026 à 14:30`);
  expect(formatDateTime('2026-12-08T23:00:00.000Z', 'en')).toBe(`9${nbsp}December 2026 at 00:00`);
});

it('writes the first of a month as French does', () => {
  expect(formatDate('2027-05-01T08:00:00Z', 'fr')).toBe(`1ᵉʳ${nbsp}mai 2027`);
  expect(formatDate('2027-05-11T08:00:00Z', 'fr')).toBe(`11${nbsp}mai 2027`);
  expect(formatDate('2027-05-01T08:00:00Z', 'en')).toBe(`1${nbsp}May 2027`);
});
