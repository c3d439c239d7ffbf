import { towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';
import type { DemoPicture } from './demo/pictures.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadDemo } from './load-demo.ts';
import { loadDemoActivity } from './load-demo-activity.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-20T09:00:00Z');
let database: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await startFreshDatabase();
  client = database.client;
});

afterAll(() => database.stop());

test('loading the catalogue again changes nothing', async () => {
  expect(await loadCatalogue(client)).toBe(towns.length + regionNames.length);
  expect(await loadCatalogue(client)).toBe(0);
});

test('the demo is written whole and once, and only who may be found is found', async () => {
  const kept: DemoPicture[] = [];
  const keepPicture = async (picture: DemoPicture) => void kept.push(picture);
  const written = await loadDemo(client, { count: 1500, now, keepPicture });
  expect(written).toBe(1507);
  expect(await loadDemo(client, { count: 1500, now })).toBe(0);

  const visible = await client.query(
    `select email from listings join users on users.id = user_id
     where visible_until > $1 and email = any($2) order by email`,
    [
      now,
      ['buyer', 'trial', 'basic', 'pro', 'premium', 'expired', 'grace'].map(
        (name) => `${name}@demo.mboalink.cm`,
      ),
    ],
  );
  expect(visible.rows.map(({ email }) => email.split('@')[0])).toEqual([
    ...['basic', 'grace', 'premium', 'pro', 'trial'],
  ]);
  const { rows: looks } = await client.query(
    `select array_agg(profile_picture) filter (where profile_picture is not null) as pictures,
       count(*) filter (where user_type <> 'buyer')::int as sellers,
       count(*) filter (where opening_hours <> '{}')::int as open, count(*) filter (where prices <> '[]')::int as priced
     from listings`,
  );
  const [{ pictures, sellers, open, priced }] = looks;
  expect(kept.flatMap(({ names }) => names).sort()).toEqual(pictures.sort());
  expect([pictures.length, open, priced].map((count) => Math.round((10 * count) / sellers))).toEqual([
    3, 5, 3,
  ]);
  for (const { renditions } of kept)
    for (const [width, picture] of renditions)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height: width });
});

test('people viewed the demo accounts that sell and wrote to them, which is written once', async () => {
  // Old days are not counted anew: these are the days before this one.
  const today = new Date();
  expect(await loadDemoActivity(client, today)).toBeGreaterThan(1000);
  expect(await loadDemoActivity(client, today)).toBe(0);
  // Events are kept for ninety days only; who opened a number stays.
  await client.query('delete from listing_events');
  expect(await loadDemoActivity(client, today)).toBeGreaterThan(1000);
  const { rows } = await client.query(
    `select split_part(email, '@', 1) as name, sum(views)::int as views,
       (select count(*)::int from reveals where contact_id = users.id) as opened,
       (select count(*)::int from connections where connected_user_id = users.id) as wrote
     from listing_days join users on users.id = listing_id group by users.id order by views`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['expired', 'basic', 'pro', 'premium']),
  );
  for (const { opened, wrote } of rows) expect(opened).toBe(wrote);
  const { rows: states } = await client.query('select distinct state from lead_states order by state');
  expect(states).toEqual([{ state: 'not_client' }, { state: 'served' }]);
});

test('a town that is new in the catalogue gets a code of its own, and the others keep theirs', async () => {
  const codes = 'select city_slug, code from search_places where region_slug = $1 order by code';
  const before = await client.query(codes, ['littoral']);
  await client.query("delete from search_places where city_slug = 'douala'");
  expect(await loadCatalogue(client)).toBe(1);
  const after = await client.query(codes, ['littoral']);
  const others = ({ city_slug }: { city_slug: string }) => city_slug !== 'douala';
  expect(after.rows.filter(others)).toEqual(before.rows.filter(others));
  expect(new Set(after.rows.map(({ code }) => code)).size).toBe(before.rows.length);
  await client.query("delete from search_places where city_slug = 'douala'");
  await client.query('insert into search_places select $1, $2, $3', [
    before.rows.find((row) => !others(row)).code,
    'littoral',
    'douala',
  ]);
});
