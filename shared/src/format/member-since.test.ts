import { expect, it } from 'vitest';
import { membership } from './member-since.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T08:00:00Z', 'since', 'today', 'aujourd’hui'],
  ['2026-11-19T08:00:00Z', 'for', '1 day', '1 jour'],
  ['2026-11-15T08:00:00Z', 'for', '5 days', '5 jours'],
  ['2026-10-30T08:00:00Z', 'for', '3 weeks', '3 semaines'],
  ['2026-10-15T08:00:00Z', 'for', '1 month', '1 mois'],
  ['2026-02-18T08:00:00Z', 'for', '9 months', '9 mois'],
  ['2025-11-21T08:00:00Z', 'for', '12 months', '12 mois'],
  ['2025-11-19T08:00:00Z', 'since', '2025', '2025'],
  ['2024-12-31T23:30:00Z', 'since', '2025', '2025'],
  ['2027-01-01T00:00:00Z', 'since', 'today', 'aujourd’hui'],
])('says of %s: member %s %s', (joined, kind, english, french) => {
  const kept = (text: string) => text.replaceAll(' ', '\u00a0');
  expect(membership(joined, now, 'en')).toEqual({ kind, time: kept(english) });
  expect(membership(joined, now, 'fr')).toEqual({ kind, time: kept(french) });
});
