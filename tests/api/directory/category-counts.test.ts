import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { rounds } from '../../setup/rounds.ts';
import { useTestApplication } from '../../setup/use-test-application.ts';

const own = useTestApplication('category-counts');

const changes = rounds(100, 1000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

/** Numbers from 0 to 1 that a seed repeats. */
function randomFrom(start: number) {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = randomFrom(seed);
const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

type Change = () => [statement: string, values: unknown[]];

/** What moves a count: the plan, the place, the trade, the open page, and the end of the time, now or in a moment. */
const kinds: Record<string, Change> = {
  place: () => {
    const { region, slug } = oneOf(towns);
    return ['update listings set region_slug = $2, city_slug = $3 where user_id = $1', [region, slug]];
  },
  addresses: () => {
    const others = Array.from({ length: Math.floor(random() * 5) }, () => oneOf(towns));
    const locations = others.map(({ region, slug }) => ({ region, city: slug }));
    return ['update listings set other_locations = $2 where user_id = $1', [JSON.stringify(locations)]];
  },
  openPage: () => [
    'update listings set open_page = $2, page_told_at = now() where user_id = $1',
    [random() < 0.5],
  ],
  trade: () => {
    const subcategory = oneOf(categories.flatMap((category) => category.subcategories));
    const items = subcategory.items.filter(() => random() < 0.4).map(({ slug }) => slug);
    return [
      'update listings set category_slug = $2, subcategory_slug = $3, item_slugs = $4 where user_id = $1',
      [subcategory.category, subcategory.slug, items],
    ];
  },
  plan: () => [
    `update subscriptions set plan = $2, paid_until = now() + interval '9 days' where user_id = $1`,
    [oneOf(['basic', 'pro', 'premium'])],
  ],
  expiry: () => [
    `update subscriptions set paid_until = null, trial_ends_at = now() - interval '40 days' where user_id = $1`,
    [],
  ],
  expirySoon: () => [
    `update listings set visible_until = now() + make_interval(secs => $2) where user_id = $1`,
    [random()],
  ],
  leaving: () => ['update users set deleted_at = now() where id = $1', []],
  return: () => ['update users set deleted_at = null where id = $1', []],
};

/** Counted one by one, by what listings say themselves. */
const recounted = `
  with visible as (
    select user_id, region_slug, city_slug, other_locations, plan_weight, category_slug, subcategory_slug, item_slugs, has_open_page
    from listings where visible_until > now()
  ), named as (
    select user_id, concat(opening, kind) as kind, name from visible
    cross join lateral (
      select 'all', 'all' union all select 'category', category_slug union all select 'subcategory', subcategory_slug
      union all select 'item', unnest(item_slugs)) as entry(kind, name)
    cross join lateral (select '' union all select 'open-' where has_open_page) as opened(opening)
  ), addressed as (
    select user_id, region_slug, city_slug from visible
    union select user_id, region, city from visible
      cross join jsonb_to_recordset(other_locations) as other(region text, city text) where plan_weight = 3
  ), placed as (
    select distinct user_id, unnest(array[0, code / 100, code]) as place from addressed join search_places using (region_slug, city_slug)
  )
  select place, kind, name, count(*)::int as listed from placed join named using (user_id)
  group by place, kind, name order by 1, 2, 3`;

const kept = `select place::int, kind, name, listed from listing_counts
  where kind <> 'active' and listed > 0 order by 1, 2, 3`;

it(`counts at every level are those of a recount after ${changes} random changes (FUZZ_SEED=${seed})`, async () => {
  const client = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await client.connect();
  await loadDemo(client, { count: 300, now: new Date() });
  const { rows } = await client.query<{ id: string }>('select user_id as id from listings order by user_id');
  for (let change = 0; change < changes; change += 1) {
    const [statement, values] = oneOf(Object.values(kinds))();
    await client.query(statement, [oneOf(rows).id, ...values]);
    if (random() < 0.05) await own.application.worker.runScheduled('* * * * *', new Date());
  }
  await expect
    .poll(() =>
      client.query(
        "select 1 from listings where visible_until between now() and now() + interval '2 seconds'",
      ),
    )
    .toMatchObject({ rowCount: 0 });
  await client.query(`delete from jobs where name = 'index'`);
  await own.application.worker.runScheduled('* * * * *', new Date());
  const expected = (await client.query(recounted)).rows;
  expect((await client.query(kept)).rows).toEqual(expected);

  const inCountry = new Map(
    expected.filter(({ place }) => place === 0).map(({ kind, name, listed }) => [`${kind} ${name}`, listed]),
  );
  const countOf = (kind: string, slug: string) => inCountry.get(`${kind} ${slug}`) ?? 0;
  const { client: member } = await own.people.registerMember({ type: 'buyer' });
  for (const [reader, opening] of [
    [member, ''],
    [own.people.visitor(), 'open-'],
  ] as const) {
    const { body } = await reader.rest('GET', '/categories/hierarchical?includeCounts=true');
    for (const category of body.data.categories) {
      expect(category.count, category.slug).toBe(countOf(`${opening}category`, category.slug));
      for (const subcategory of category.subcategories) {
        expect(subcategory.count, subcategory.slug).toBe(countOf(`${opening}subcategory`, subcategory.slug));
        for (const item of subcategory.items)
          expect(item.count, item.slug).toBe(countOf(`${opening}item`, item.slug));
      }
    }
  }
  await client.end();
}, 300_000);
