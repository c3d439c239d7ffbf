import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { Figures } from '../../relevance/figures.ts';
import {
  freshQueries,
  heldOutQueries,
  isAsked,
  type Query,
  queriesFromLife,
} from '../../relevance/queries.ts';
import type { Client } from '../../setup/client.ts';
import { isLong } from '../../setup/rounds.ts';
import { useTestApplication } from '../../setup/use-test-application.ts';

type Where = { region: string; city: string };
type Listed = Where & { category: string; subcategory: string };

const outcomes = ['first three', 'any result', 'right first'] as const;

/** What was reached for each class, in percent, so that no change loses it unseen. */
const floors: Record<string, number> = {
  plain: 97,
  accents: 97,
  mixed: 97,
  quartier: 97,
  prefix: 96.9,
  misspelled: 97,
  synonym: 93,
  local: 95,
  sentence: 90,
  all: 96,
};

const own = useTestApplication('relevance');
let listed: Listed[] = [];
let client: Client;

beforeAll(async () => {
  if (!isLong) return;
  const database = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await database.connect();
  await loadDemo(database, { count: 5000, now: new Date() });
  listed = (
    await database.query<Listed>(
      `select distinct category_slug as category, subcategory_slug as subcategory, region_slug as region, city_slug as city
       from listings where visible_until > now()`,
    )
  ).rows;
  await database.end();
  ({ client } = await own.people.registerMember());
});

/** The places that answer a query: those named if the trade is there, else their regions, else the country. */
function answersOf(query: Query): (where: Where) => boolean {
  const { places = [] } = query;
  const isNamed = ({ region, city }: Where) =>
    places.some((place) => place.region === region || place.town === city);
  const regions = new Set(places.map(({ town, region }) => region ?? findTown(town ?? '')?.region));
  const trade = listed.filter(({ category, subcategory }) => isAsked(query, category, subcategory));
  if (trade.some(isNamed)) return isNamed;
  if (trade.some(({ region }) => regions.has(region))) return ({ region }) => regions.has(region);
  return () => true;
}

async function outcomesOf(query: Query) {
  const asked = new URLSearchParams({ search: query.query, limit: '3', browse: 'masked' });
  const { status, body } = await client.rest('GET', `/contacts/search?${asked}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const contacts: Contact[] = body.data.contacts;
  const answers = answersOf(query);
  const right = contacts.map((contact) => isAsked(query, contact.category, contact.subcategory));
  return {
    'first three': contacts.some((contact, index) => right[index] && answers(contact)),
    'any result': contacts.length > 0,
    'right first': right[0] ?? true,
  };
}

async function measure(queries: readonly Query[]) {
  const figures = new Figures(outcomes);
  for (const query of queries) figures.add(query, await outcomesOf(query));
  return figures;
}

describe.runIf(isLong)('among 5 000 businesses', () => {
  it('queries from life find a right business among the first three', async ({ task }) => {
    const figures = await measure(queriesFromLife);
    task.meta.figures = figures.table();
    const below = Object.entries(floors).filter(
      ([ofClass, floor]) => figures.share('first three', ofClass) < floor,
    );
    expect(below, `${figures.table()}\n\n${figures.failed('first three').join('\n')}`).toEqual([]);
    expect(figures.share('any result')).toBe(100);
    expect(figures.share('right first')).toBeGreaterThanOrEqual(97);
  });

  it.for([
    { list: 'held-out queries', queries: heldOutQueries, rightFirst: 97 },
    { list: 'fresh queries', queries: freshQueries, rightFirst: 96 },
  ])('so do $list', async ({ queries, rightFirst }, { task }) => {
    const figures = await measure(queries);
    task.meta.figures = figures.table();
    expect(figures.share('first three'), figures.table()).toBeGreaterThanOrEqual(95);
    expect(figures.share('any result')).toBe(100);
    expect(figures.share('right first')).toBeGreaterThanOrEqual(rightFirst);
  });
});
