import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let database: FreshDatabase;
let listing: string;

beforeAll(async () => {
  database = await startFreshDatabase();
  const [added] = await rows(`insert into users (name, email, whatsapp, user_type, language)
    values ('Awa', 'awa@marked.test', '+237670000001', 'seller', 'fr') returning id`);
  listing = added.id;
});

afterAll(() => database.stop());

const forget = async () => {
  for (const table of ['events', 'due_listing_days', 'listing_days', 'searched_days'])
    await rows(`delete from ${table}`);
};

beforeEach(forget);

async function rows(text: string, values: unknown[] = []) {
  return (await database.client.query(text, values)).rows;
}

it('counts as unmet as many grown people as there are browsers and networks', async () => {
  const unmet = async (...people: [person: number, device: number | null, network: number][]) => {
    await forget();
    const searches = people.map(([person, device, network]) => ({
      ...{ action: 'search_performed', day: '2066-12-10', happened_at: '2066-12-10T12:00:00Z', person },
      ...{ trade: 'welders', city_slug: 'douala', met_nobody: true, quartier: 'akwa', device, network },
    }));
    await rows('select record_events($1)', [JSON.stringify(searches)]);
    await rows(`select count_searched_days('2066-12-10')`);
    const [day] = await rows('select unmet_people as unmet, quartiers from searched_days');
    return [day.unmet, day.quartiers[0]?.people ?? 0];
  };
  expect(await unmet([1, 1, 1], [2, 2, 2], [3, 3, 3])).toEqual([3, 3]);
  expect(await unmet([1, null, 1], [2, null, 2], [3, 3, 3])).toEqual([1, 1]);
  expect(await unmet([1, 1, 1], [2, 1, 2], [3, 1, 3])).toEqual([1, 1]);
  expect(await unmet([1, 1, 1], [2, 2, 1], [3, 3, 1])).toEqual([1, 1]);
});

it('tells viewers apart by browser and network, and all apart from nobody whose are unknown', async () => {
  const viewers = [
    ...[{ person: 1 }, { person: 2 }, { person: 3, device: 1, network: 1 }],
    ...[
      { person: 4, device: 1, network: 2 },
      { person: 5, device: 2, network: 2 },
    ],
  ];
  const at = '2066-12-10T12:00:00Z';
  const events = viewers.flatMap(({ person, ...known }) => [
    {
      action: 'search_performed',
      day: '2066-12-10',
      happened_at: at,
      person,
      ...known,
      trade: 'welders',
      city_slug: 'kribi',
    },
    {
      action: 'profile_view',
      day: '2066-12-10',
      happened_at: at,
      person,
      contact_id: listing,
      city_slug: 'kribi',
    },
  ]);
  await rows('select record_events($1)', [JSON.stringify(events)]);
  await rows('select count_listing_days(10)');
  const [{ towns, searches }] = await rows('select towns, searches from listing_days');
  for (const [{ views, marks }] of [towns, searches]) {
    expect(views).toBe(5);
    const ofKind = (kind: number) => marks.filter((mark: number) => mark >> 16 === kind).length;
    // One whose are unknown, and three people with two browsers in two networks.
    expect([0, 1, 2].map(ofKind)).toEqual([3, 3, 3]);
  }
});
