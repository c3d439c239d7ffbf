import { expect, it } from 'vitest';
import { daysUntil, doualaDate, doualaHour } from './date.ts';

const end = '2026-12-08T13:30:00.000Z';

it('counts a day that has begun as a whole one, and none after the end', () => {
  const at = (instant: string) => daysUntil(end, Date.parse(instant));
  expect(at('2026-11-20T14:00:00Z')).toBe(18);
  expect(at('2026-12-08T13:29:00Z')).toBe(1);
  expect(at('2026-12-08T13:30:00Z')).toBe(0);
  expect(at('2027-01-01T00:00:00Z')).toBe(0);
});

it('says day and hour as they are in Douala, whatever the clock of this machine', () => {
  const now = Date.parse('2026-11-20T14:00:00Z');
  expect(doualaDate(end, 'en', now)).toBe('Tuesday 8 December');
  expect(doualaDate(end, 'fr', now)).toBe('mardi 8 décembre');
  expect(doualaHour(end, 'en')).toBe('14:30');
  expect(doualaDate('2026-12-08T23:10:00.000Z', 'fr', now)).toBe('mercredi 9 décembre');
  expect(doualaDate('2027-06-09T12:00:00.000Z', 'fr', now)).toBe('mercredi 9 juin 2027');
});
