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
  memoized,
} from './format.ts';

it('makes the formatter of a language once, when it is asked for', () => {
  const made: string[] = [];
  const formatterOf = memoized((locale) => ({ at: made.push(locale) }));
  expect(made).toEqual([]);
  expect(formatterOf('fr')).toBe(formatterOf('fr'));
  expect(formatterOf('en')).not.toBe(formatterOf('fr'));
  expect(made).toEqual(['fr-FR', 'en-GB']);
});

it('puts a space that does not break between thousands', () => {
  expect(formatCount(4800)).toBe('4\u00a0800');
  expect(formatCount(1_000_000)).toBe('1\u00a0000\u00a0000');
  expect(formatCount(12)).toBe('12');
});

it('says with a plus that there are more', () => {
  expect(formatCount(1000, true)).toBe('1\u00a0000+');
});

it('writes a share of a hundred as the language does', () => {
  expect(formatPercent(33.3, 'en')).toBe('33.3%');
  expect(formatPercent(33.3, 'fr')).toBe('33,3\u00a0%');
  expect(formatPercent(120, 'fr')).toBe('120\u00a0%');
});

it('writes francs with a space between thousands, all on one line', () => {
  expect(formatFrancs(3000)).toBe('3\u00a0000\u00a0FCFA');
  expect(formatFrancs(20)).toBe('20\u00a0FCFA');
  expect(formatFrancs(6000 / 30 / 15)).toBe('13\u00a0FCFA');
});

it('writes dollars with the decimal sign of the language', () => {
  expect(formatDollars(4.99, 'en')).toBe('4.99\u00a0USD');
  expect(formatDollars(14.9, 'fr')).toBe('14,90\u00a0USD');
});

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

it('writes a day beside a drawing, on one line', () => {
  expect(formatShortDay('2026-11-14', 'en')).toBe('14\u00a0Nov');
  expect(formatShortDay('2026-01-01', 'fr')).toBe('1\u00a0janv.');
});

it('names the days of the week', () => {
  expect([0, 6].map((day) => formatWeekday(day, 'fr'))).toEqual(['lundi', 'dimanche']);
  expect(formatWeekday(5, 'en')).toBe('Saturday');
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
  const end = '2026-12-08T13:30:00.000Z';
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
