import { expect, it } from 'vitest';
import { placeAt } from './meant-places.ts';
import { questionsOf, tradeRow, withCounts } from './suggestion-rows.ts';
import { tradeAt } from './trades.ts';

const plumbers = tradeAt('plumbing-and-water/plumbers');
const masons = tradeAt('building-and-construction/masons');
const buea = placeAt('city', 'buea');
if (!plumbers || !masons || !buea) throw new Error('the catalogue has changed');

const rows = [
  tradeRow(plumbers, buea, 'en'),
  tradeRow(masons, buea, 'en'),
  tradeRow(masons, null, 'en'),
  tradeRow(plumbers, null, 'en'),
];
const textsAndCounts = (...more: [Record<string, number>[], Parameters<typeof withCounts>[2]]) =>
  withCounts(rows, ...more).map(({ text, count }) => `${text} ${count}`);

it('asks once for each kind and place', () => {
  expect(questionsOf(rows)).toEqual([
    { kind: 'subcategory', names: ['plumbers', 'masons'], region: 'south-west', city: 'buea' },
    { kind: 'subcategory', names: ['masons', 'plumbers'], region: null, city: null },
  ]);
});

it('leaves out a trade that nobody has in a place, and puts one that nobody has at all last', () => {
  expect(textsAndCounts([{ plumbers: 3 }, { plumbers: 5000 }], null)).toEqual([
    'Plumbers in Buea 3',
    'Plumbers 1001',
    'Masons 0',
  ]);
});

it('does not count who asks', () => {
  const own = { categorySlug: 'plumbing-and-water', subcategorySlug: 'plumbers', itemSlugs: [] };
  const at = (regionSlug: string, citySlug: string) =>
    textsAndCounts([{ plumbers: 2 }, { plumbers: 9 }], { ...own, regionSlug, citySlug }).slice(0, 2);
  expect(at('south-west', 'buea')).toEqual(['Plumbers in Buea 1', 'Plumbers 8']);
  expect(at('west', 'bafoussam')).toEqual(['Plumbers in Buea 2', 'Plumbers 8']);
});
