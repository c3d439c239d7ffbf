import type { MissedPart } from '@mboalink/db/schema/insights.ts';
import { expect, it } from 'vitest';
import { mostWanted, type Searched } from './week-demand.ts';

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
