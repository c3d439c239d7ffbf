import { expect, it } from 'vitest';
import {
  byName,
  daysUntil,
  excerpt,
  formatCount,
  formatDate,
  formatDateTime,
  formatDollars,
  formatFrancs,
  formatPercent,
  formatShortDay,
  formatWeekday,
  membership,
} from './format.ts';

const end = '2026-12-08T13:30:00.000Z';

/** Spaces do not break, so that a value stays on one line; days and hours are those of Douala, whatever the clock of this machine. */
it.each([
  [formatCount(12), '12'],
  [formatCount(4800), '4 800'],
  [formatCount(1_000_000), '1 000 000'],
  [formatCount(1000, true), '1 000+'],
  [formatPercent(33.3, 'en'), '33.3%'],
  [formatPercent(33.3, 'fr'), '33,3 %'],
  [formatFrancs(3000), '3 000 FCFA'],
  [formatFrancs(6000 / 30 / 15), '13 FCFA'],
  [formatDollars(4.99, 'en'), '4.99 USD'],
  [formatDollars(14.9, 'fr'), '14,90 USD'],
  [formatShortDay('2026-11-14', 'en'), '14 Nov'],
  [formatShortDay('2026-01-01', 'fr'), '1 janv.'],
])('writes %j', (written, spaced) => {
  expect(written).toBe(spaced.replaceAll(' ', '\u00a0'));
});

it.each([
  [formatDate(end, 'en'), '8_December 2026'],
  [formatDate(new Date(end), 'fr'), '8_décembre 2026'],
  [formatDate('2026-12-08T23:10:00.000Z', 'fr'), '9_décembre 2026'],
  [formatDate('2027-05-01T08:00:00Z', 'fr'), '1ᵉʳ_mai 2027'],
  [formatDate('2027-05-01T08:00:00Z', 'en'), '1_May 2027'],
  [formatDateTime(end, 'en'), '8_December 2026 at 14:30'],
  [formatDateTime(end, 'fr'), '8_décembre 2026 à 14:30'],
  [formatDateTime('2026-12-08T23:00:00.000Z', 'en'), '9_December 2026 at 00:00'],
  [[0, 6].map((day) => formatWeekday(day, 'fr')).join(), 'lundi,dimanche'],
  [formatWeekday(5, 'en'), 'Saturday'],
])('keeps day and month together: %j', (written, joined) => {
  expect(written).toBe(joined.replace('_', '\u00a0'));
});

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T08:00:00Z', 'today', 'aujourd’hui'],
  ['2026-11-19T08:00:00Z', '1 day ago', '1 jour'],
  ['2026-11-15T08:00:00Z', '5 days ago', '5 jours'],
  ['2026-10-30T08:00:00Z', '3 weeks ago', '3 semaines'],
  ['2026-10-15T08:00:00Z', '1 month ago', '1 mois'],
  ['2026-02-18T08:00:00Z', '9 months ago', '9 mois'],
  ['2025-11-21T08:00:00Z', '12 months ago', '12 mois'],
  ['2025-11-19T08:00:00Z', '1 year ago', '1 an'],
  ['2024-11-01T08:00:00Z', '2 years ago', '2 ans'],
  ['2027-01-01T00:00:00Z', 'today', 'aujourd’hui'],
])('says of %s: member since %s', (joined, english, french) => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(spaced(membership(joined, now, 'en'))).toBe(english);
  expect(spaced(membership(joined, now, 'fr'))).toBe(french);
});

it('counts a day that has begun as a whole one, and none after the end', () => {
  const from = (instant: string) => daysUntil(end, Date.parse(instant));
  expect(from('2026-11-20T14:00:00Z')).toBe(18);
  expect(from('2026-12-08T13:29:00Z')).toBe(1);
  expect(from('2026-12-08T13:30:00Z')).toBe(0);
  expect(from('2027-01-01T00:00:00Z')).toBe(0);
});

it('sorts names with their accents where readers look for them', () => {
  const named = ['Ouest', 'Sud', 'Extrême-Nord', 'Est', 'Électricité'].map((name) => ({ name }));
  expect(named.sort(byName('fr')).map(({ name }) => name)).toEqual([
    'Électricité',
    'Est',
    'Extrême-Nord',
    'Ouest',
    'Sud',
  ]);
});

it('leaves a short text as it is, in one line', () => {
  expect(excerpt(' Plomberie\n  et chauffage ')).toBe('Plomberie et chauffage');
});

it('is cut between words, without what stood before the cut', () => {
  expect(excerpt(`${'a'.repeat(110)}, plomberie et chauffage`)).toBe(`${'a'.repeat(110)}…`);
});

it.each(['😀', '👩🏾‍🌾', 'é'.normalize('NFD')])('halves no %s', (character) => {
  const cut = excerpt(`${'a'.repeat(119)}${character.repeat(3)}`);
  expect(cut).toBe(`${'a'.repeat(119)}…`);
});
