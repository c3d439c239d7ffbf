import { expect, it } from 'vitest';
import { memberSince } from './relative-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T08:00:00Z', 'today', 'aujourd’hui'],
  ['2026-11-19T08:00:00Z', 'yesterday', 'hier'],
  ['2026-11-15T08:00:00Z', '5 days ago', 'il y a 5 jours'],
  ['2026-10-30T08:00:00Z', '3 weeks ago', 'il y a 3 semaines'],
  ['2026-03-20T08:00:00Z', '8 months ago', 'il y a 8 mois'],
  ['2024-11-01T08:00:00Z', '2 years ago', 'il y a 2 ans'],
  ['2027-01-01T00:00:00Z', 'today', 'aujourd’hui'],
])('says of %s that it was %s', (joined, english, french) => {
  expect(memberSince(joined, now, 'en')).toBe(english);
  expect(memberSince(joined, now, 'fr')).toBe(french);
});
