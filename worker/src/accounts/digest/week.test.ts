import type { MissedPart } from '@mboalink/db/schema/insights.ts';
import { expect, it } from 'vitest';
import { isDigestTime, mostWanted, type Searched, weekOf } from './week.ts';

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

const part = (name: string, people: number, marks: number[]): MissedPart => ({ name, people, marks });

const day = (change: Partial<Searched>): Searched => ({
  ...{ trade: 'welders', people: 0, marks: [], quartiers: [], words: [] },
  ...change,
});

const marks = (...people: number[]) => people.flatMap((one) => [one, 65_536 + one, 131_072 + one]);

const inox = { words: [part('inox', 3, marks(1, 2, 3))] };
const akwa = { quartiers: [part('akwa', 5, marks(1, 2, 3, 4, 5))] };

it.each<[string, Searched[], object | undefined]>([
  ['nothing', [], undefined],
  ['a trade from five people up', [day({ people: 5 })], { kind: 'trade', people: 5 }],
  ['no trade of four people', [day({ people: 4, marks: marks(1, 2, 3, 4) })], undefined],
  [
    'no trade of one person, on however many days',
    Array.from({ length: 6 }, () => day({ people: 1, marks: marks(1) })),
    undefined,
  ],
  [
    'a word of several days',
    [day(inox), day({ words: [part('inox', 3, marks(3, 4, 5))] })],
    { name: 'inox', people: 5 },
  ],
  ['no word of the same three people each day', [day(inox), day(inox)], undefined],
  ['a quartier', [day(akwa)], { kind: 'quartier', name: 'akwa', trade: 'welders' }],
  ['what most people missed', [day(akwa), day({ words: [part('inox', 6, [])] })], { kind: 'word' }],
  [
    'the own trade before another',
    [day(akwa), day({ trade: 'carpenters', people: 90 })],
    { trade: 'welders' },
  ],
  [
    'no quartier nor word of another trade',
    [day({ trade: 'carpenters', ...akwa, words: [part('inox', 9, [])] })],
    undefined,
  ],
])('tells of %s', (_, searched, expected) => {
  const told = mostWanted(searched, 'welders');
  if (expected) expect(told).toMatchObject(expected);
  else expect(told).toBeUndefined();
});
