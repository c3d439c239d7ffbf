import { expect, it } from 'vitest';
import { type Demand, isDigestTime, mostWanted, weekOf } from './week.ts';

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

const listing = {
  subcategory: 'welders',
  businessName: 'Chez Awa',
  description: 'Portails',
  keywords: ['soudure'],
};

const trade: Demand = { kind: 'trade', trade: 'welders', name: '', people: 5 };
const word: Demand = { kind: 'word', trade: 'welders', name: 'inox', people: 6 };
const other: Demand = { kind: 'trade', trade: 'carpenters', name: '', people: 90 };

it.each<[string, Demand[], Demand | undefined]>([
  ['nothing where nothing was missed', [], undefined],
  ['what most people missed', [word, trade], word],
  ['the own trade before another', [other, trade], trade],
  ['another trade where nothing of the own was missed', [other], other],
  ['no word that the listing has, in whatever form', [{ ...word, name: 'portail' }, trade], trade],
])('tells of %s', (_, demands, expected) => {
  expect(mostWanted(demands, listing)).toEqual(expected);
});
