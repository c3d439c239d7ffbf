import type { MissedPart } from '@mboalink/db/schema/insights.ts';
import { expect, it } from 'vitest';
import { mostWanted, type Searched } from './week-demand.ts';

const part = (name: string, people: number, marks: number[]): MissedPart => ({ name, people, marks });

const day = (change: Partial<Searched>): Searched => ({
  ...{ trade: 'welders', people: 0, marks: [], quartiers: [], words: [] },
  ...change,
});

const inox = { words: [part('inox', 2, [1, 2])] };
const akwa = { quartiers: [part('akwa', 5, [1, 2, 3])] };

it.each<[string, Searched[], object | undefined]>([
  ['nothing', [], undefined],
  ['a trade from three people up', [day({ people: 3, marks: [1, 2, 3] })], { kind: 'trade', searches: 3 }],
  ['no trade of two people, however often', [day({ people: 9, marks: [1, 2] })], undefined],
  ['no trade of one who met nobody among three', [day({ people: 1, marks: [1, 2, 3] })], undefined],
  [
    'a word of several days',
    [day(inox), day({ words: [part('inox', 2, [2, 3])] })],
    { name: 'inox', searches: 4 },
  ],
  ['no word of the same two people each day', [day(inox), day(inox)], undefined],
  ['a quartier', [day(akwa)], { kind: 'quartier', name: 'akwa', trade: 'welders' }],
  ['what most people missed', [day(akwa), day({ words: [part('inox', 6, [1, 2, 3])] })], { kind: 'word' }],
  [
    'the own trade before another',
    [day(akwa), day({ trade: 'carpenters', people: 90, marks: [1, 2, 3] })],
    { trade: 'welders' },
  ],
  [
    'no quartier nor word of another trade',
    [day({ trade: 'carpenters', ...akwa, words: [part('inox', 9, [1, 2, 3])] })],
    undefined,
  ],
])('tells of %s', (_, searched, expected) => {
  const told = mostWanted(searched, 'welders');
  if (expected) expect(told).toMatchObject(expected);
  else expect(told).toBeUndefined();
});
