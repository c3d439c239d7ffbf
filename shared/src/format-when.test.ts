import { expect, it } from 'vitest';
import { formatAgo, formatDay } from './format-when.ts';

it('says how long ago something was', () => {
  const now = Date.parse('2026-11-30T10:00:00Z');
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  expect(formatAgo(ago(0), now, 'en')).toBe('just now');
  expect(formatAgo(ago(12), now, 'fr')).toBe('il y a 12\u00a0min');
  expect(formatAgo(ago(185), now, 'en')).toBe('3\u00a0h ago');
  expect(formatAgo(ago(24 * 60), now, 'fr')).toBe('il y a 1\u00a0jour');
});

it('names a day that is agreed upon', () => {
  expect(formatDay('2026-12-05', 'fr')).toBe('samedi 5 décembre');
  expect(formatDay('2026-12-05', 'en')).toBe('Saturday 5 December');
});
