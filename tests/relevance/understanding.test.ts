import { understand } from '@mboalink/worker/directory/understanding/understand.ts';
import { describe, expect, it } from 'vitest';
import { Figures } from './figures.ts';
import { freshQueries, heldOutQueries, isAsked, type Query, queriesFromLife } from './queries.ts';

const outcomes = ['first trade', 'three trades', 'place'] as const;

function understoodOf(query: Query) {
  const { trades, place } = understand(query.query);
  const asked = trades.slice(0, 3).map(({ path }) => {
    const [category = '', subcategory = ''] = path.split('/');
    return (
      isAsked(query, category, subcategory) || query.trades.some((trade) => trade.startsWith(`${path}/`))
    );
  });
  return {
    'first trade': asked[0] ?? false,
    'three trades': asked.includes(true),
    place: isPlace(query, place?.place ?? null),
  };
}

function isPlace({ places = [] }: Query, found: { town: string | null; region: string } | null): boolean {
  if (places.length === 0) return found === null;
  return places.some(({ town, region }) =>
    town ? found?.town === town : found?.town === null && found.region === region,
  );
}

/** In percent: what was reached, so that no change loses it unseen. */
const lists = [
  {
    list: 'queries from life',
    queries: queriesFromLife,
    floors: { 'first trade': 97, 'three trades': 99, place: 99 },
  },
  {
    list: 'held-out queries',
    queries: heldOutQueries,
    floors: { 'first trade': 98, 'three trades': 99, place: 99 },
  },
  {
    list: 'fresh queries',
    queries: freshQueries,
    floors: { 'first trade': 98, 'three trades': 99, place: 98 },
  },
];

describe.each(lists)('of the $list', ({ queries, floors }) => {
  const figures = new Figures(outcomes);
  for (const query of queries) figures.add(query, understoodOf(query));

  it.each(outcomes)('%s is understood as often as it was', (outcome) => {
    const reached = figures.share(outcome);
    expect(reached, figures.failed(outcome).join('\n')).toBeGreaterThanOrEqual(floors[outcome]);
  });
});
