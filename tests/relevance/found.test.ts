import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { sistersOf } from '@mboalink/worker/directory/understanding/sisters.ts';
import { baseForm, foldedWords } from '@mboalink/worker/directory/understanding/words.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DemoDirectory, type Listed } from './demo-directory.ts';
import { Figures } from './figures.ts';
import {
  freshQueries,
  heldOutQueries,
  isAsked,
  type Query,
  queriesFromLife,
  unseenQueries,
} from './queries.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let directory: DemoDirectory;

beforeAll(async () => {
  directory = await DemoDirectory.start({ count: 5000 });
});

afterAll(() => directory.stop());

/** The places that answer a query: those named if the trade is there, else their regions, else the country. */
function answersOf({ trades, places = [] }: Pick<Query, 'trades' | 'places'>): (where: Listed) => boolean {
  const isNamed = ({ region, city }: Listed) =>
    places.some((place) => place.region === region || place.town === city);
  const regions = new Set(places.map(({ town, region }) => region ?? findTown(town ?? '')?.region));
  const trade = directory.listed.filter((listed) => isOf({ trades }, listed));
  if (trade.some(isNamed)) return isNamed;
  if (trade.some(({ region }) => regions.has(region))) return ({ region }) => regions.has(region);
  return () => true;
}

const isOf = (query: Pick<Query, 'trades'>, { category, subcategory }: Listed) =>
  isAsked(query, category, subcategory);

/** A trade like the one that was asked for stands first where nobody of that one is in the region. */
function isSister({ trades }: Query, first: Listed): boolean {
  const isLike = trades.some((path) => sistersOf(path).includes(`${first.category}/${first.subcategory}`));
  return (
    isLike && !directory.listed.some((listed) => isOf({ trades }, listed) && listed.region === first.region)
  );
}

async function outcomesOf(query: Query) {
  await directory.askFrom(query.asker ?? 'douala');
  const found = await directory.search(query.query);
  const isAnswered = (half: Pick<Query, 'trades' | 'places'>) => {
    const answers = answersOf(half);
    return found.some((listed) => isOf(half, listed) && answers(listed));
  };
  // Where two trades are asked for, each has to be there.
  const asked = query.both?.map((trades) => ({ ...query, trades })) ?? [query];
  return {
    'first three': asked.every(isAnswered),
    'any result': found.length > 0,
    'right first': found[0] !== undefined && (isOf(query, found[0]) || isSister(query, found[0])),
  };
}

const outcomes = ['first three', 'any result', 'right first'] as const;

/** In percent: what was reached, so that no change loses it unseen. */
const lists = [
  {
    list: 'queries from life',
    queries: queriesFromLife,
    floors: { 'first three': 97.5, 'any result': 100, 'right first': 98 },
  },
  {
    list: 'held-out queries',
    queries: heldOutQueries,
    floors: { 'first three': 98, 'any result': 100, 'right first': 98 },
  },
  {
    list: 'fresh queries',
    queries: freshQueries,
    floors: { 'first three': 99, 'any result': 100, 'right first': 98 },
  },
  {
    list: 'unseen queries',
    queries: unseenQueries,
    floors: { 'first three': 91, 'any result': 100, 'right first': 92.5 },
  },
];

describe.each(lists)('of the $list', ({ queries, floors }) => {
  it('a right business is found as often as it was', async ({ task }) => {
    const figures = new Figures(outcomes);
    for (const query of queries) figures.add(query, await outcomesOf(query));
    task.meta.figures = figures.table();
    for (const outcome of outcomes) {
      const said = `${figures.table()}\n\n${figures.failed(outcome).join('\n')}`;
      expect(figures.share(outcome), said).toBeGreaterThanOrEqual(floors[outcome]);
    }
  });
});

/** Of all listings with keywords, so many, evenly. */
function drawn(count: number): Listed[] {
  const able = directory.listed.filter(({ keywords, city }) => keywords.length > 0 && city !== 'other');
  return able.filter((_, at) => at % Math.floor(able.length / count) === 0).slice(0, count);
}

function carries({ name, keywords, description }: Listed, words: readonly string[]): boolean {
  const own = new Set(foldedWords([name, ...keywords, description].join(' ')).map(baseForm));
  return words.every((word) => own.has(baseForm(word)));
}

describe('of keywords with their town', () => {
  it('somebody who has them is among the first three', async ({ task }) => {
    const missed: string[] = [];
    let asked = 0;
    await directory.askFrom('douala');
    for (const { keywords, city } of drawn(100)) {
      for (const keyword of keywords) {
        const text = `${keyword} ${findTown(city)?.fr}`;
        const found = await directory.search(text);
        asked += 1;
        if (!found.some((listed) => listed.city === city && carries(listed, foldedWords(keyword))))
          missed.push(text);
      }
    }
    const share = (100 * (asked - missed.length)) / asked;
    task.meta.figures = `${share.toFixed(1)} of 100 (${asked} asked)`;
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(98);
  });
});
