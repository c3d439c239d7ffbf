import { towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';
import type { DemoPicture } from './demo/pictures.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadDemo } from './load-demo.ts';
import { loadDemoEvents, loadDemoReveals } from './load-demo-activity.ts';

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
  const analysed = await client.query(
    `select from pg_stats where tablename = 'subscription_entries' and attname = 'user_id'`,
  );
  expect(analysed.rowCount).toBe(1);

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

test('the demo accounts that pay were viewed for ninety days, which is written once', async () => {
  // Old days are not counted anew: these are the days before this one.
  const today = new Date();
  expect(await loadDemoEvents(client, today)).toBeGreaterThan(1000);
  expect(await loadDemoEvents(client, today)).toBe(0);
  const { rows } = await client.query(
    `select email, count(*)::int as days, sum(views)::int as views from listing_days
     join users on users.id = listing_id group by email order by views`,
  );
  expect(rows.map(({ email }) => email.split('@')[0])).toEqual(['basic', 'pro', 'premium']);
  for (const { days } of rows) expect(days).toBeGreaterThan(80);
  const { rows: told } = await client.query(
    `select email, array_agg(city_slug) as towns from (
       select listing_id, city_slug from listing_events group by 1, 2 having count(distinct viewer_id) >= 3) as seen
     join users on users.id = listing_id where email in ('basic@demo.mboalink.cm', 'premium@demo.mboalink.cm')
     group by email order by email`,
  );
  expect(told.map(({ towns }) => towns)).toEqual([
    expect.arrayContaining(['yaounde', 'douala']),
    expect.arrayContaining(['buea', 'douala', 'limbe']),
  ]);
});

test('the numbers of the demo accounts that sell were revealed by who might, which is written once, the same each time', async () => {
  const opened = async () => {
    expect(await loadDemoReveals(client, now)).toBeGreaterThan(50);
    const { rows } = await client.query(
      `select owner.email, opener.email as by, day::text, by_buyer = (viewer.user_type = 'buyer') as is_called_right,
         day = (revealed_at at time zone 'Africa/Douala')::date and revealed_at > viewer.joined_at
         and (viewer.user_type = 'buyer' or revealed_at < greatest(trial_ends_at, paid_until)) as might
       from reveals join users as owner on owner.id = contact_id join users as opener on opener.id = viewer_id
       join listings as viewer on viewer.user_id = viewer_id left join subscriptions on subscriptions.user_id = viewer_id
       order by 1, 2`,
    );
    return rows;
  };
  const first = await opened();
  expect(await loadDemoReveals(client, now)).toBe(0);
  expect([...new Set(first.map(({ email }) => email.split('@')[0]))]).toEqual([
    ...['basic', 'expired', 'grace', 'premium', 'pro'],
  ]);
  expect(first.filter((row) => !row.might || !row.is_called_right)).toEqual([]);
  expect(first.every(({ day }) => day < '2026-11-20')).toBe(true);
  expect(new Set(first.map(({ by }) => by)).size).toBe(first.length);
  await client.query('delete from reveals');
  expect(await opened()).toEqual(first);
});

test('a business is indexed by its name, its trade and its town', async () => {
  const { rows } = await client.query(
    `select count(*)::int as plumbers from search_entries
     where terms @> (existing_term_ids('subcategory', '{plumbers}') || existing_term_ids('city', '{douala}'))`,
  );
  expect(rows[0].plumbers).toBeGreaterThan(10);
  const named = await client.query(
    `select count(*)::int as names from search_entries where name_terms && existing_term_ids('word', '{plomberie}')`,
  );
  expect(named.rows[0].names).toBeGreaterThan(3);
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
