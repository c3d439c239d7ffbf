import { expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

it('counts a day that has begun as a whole one, and none after the end', () => {
  const end = '2026-12-08T13:30:00.000Z';
  const from = (instant: string) => daysUntil(end, Date.parse(instant));
  expect(from('2026-11-20T14:00:00Z')).toBe(18);
  expect(from('2026-12-08T13:29:00Z')).toBe(1);
  expect(from('2026-12-08T13:30:00Z')).toBe(0);
  expect(from('2027-01-01T00:00:00Z')).toBe(0);
});
