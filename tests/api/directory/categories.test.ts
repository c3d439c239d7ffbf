import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { towns } from '@mboalink/shared/catalogue/places.ts';
import type { CategoryEntry } from '@mboalink/shared/directory/category-calls.ts';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../setup/people.ts';
import { rounds } from '../../setup/rounds.ts';
import { useTestApplication } from '../../setup/use-test-application.ts';

const own = useTestApplication('categories');

let buyer: Member;
let hidden: Member;

beforeAll(async () => {
  const client = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await client.connect();
  await loadDemo(client, { count: 2000, now: new Date() });
  await client.end();
  buyer = await own.people.registerMember({ type: 'buyer' });
  hidden = await own.people.registerMember({ subcategory: 'swimming-pools' });
  await own.people.sql(
    `update subscriptions set trial_ends_at = now() - interval '1 hour' where user_id = $1`,
    [hidden.user._id],
  );
  await own.people.sql(`delete from jobs where name in ('index', 'members')`);
  await own.application.worker.runScheduled('* * * * *', new Date());
});

async function read(path: string, language = 'fr') {
  const { status, body } = await own.people.visitor(language).rest('GET', path);
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
  return body.data;
}

async function countOf(criteria: Record<string, unknown>): Promise<number> {
  const input = { limit: 1, browse: 'masked', ...criteria };
  const { body } = await buyer.client.query('directory.search', input);
  return body.result.data.pagination.totalCount;
}

describe('the counts of the catalogue', () => {
  it('are what a search finds, on every level, and add up to the directory', async () => {
    const { sectors, categories } = await read('/categories/hierarchical?includeCounts=true');
    let items = 0;
    for (const category of categories.slice(0, 12)) {
      expect(category.count, category.slug).toBe(await countOf({ category: category.slug }));
      for (const subcategory of category.subcategories.slice(0, 2)) {
        const criteria = { category: category.slug, subcategory: subcategory.slug };
        expect(subcategory.count, subcategory.slug).toBe(await countOf(criteria));
        for (const item of subcategory.items.slice(0, 2)) {
          items += item.count;
          expect(item.count, item.slug).toBe(await countOf({ ...criteria, items: [item.slug] }));
        }
      }
    }
    expect(items).toBeGreaterThan(0);
    const sum = (entries: { count: number }[]) => entries.reduce((all, { count }) => all + count, 0);
    const visible = await own.people.sql('select user_id from listings where visible_until > now()');
    expect(sum(categories)).toBe(visible.length);
    expect(sum(sectors)).toBe(visible.length);
  });

  it('are the same in every call', async () => {
    const tree = (await read('/categories/hierarchical?includeCounts=true')).categories;
    const list = (await read('/categories?includeCounts=true')).categories;
    const plumbing = tree.find(({ slug }: CategoryEntry) => slug === 'plumbing-and-water');
    const { category } = await read('/categories/plumbing-and-water?includeCounts=true');
    expect(category).toEqual(plumbing);
    expect(list.find(({ slug }: CategoryEntry) => slug === 'plumbing-and-water').count).toBe(plumbing.count);
    const { items } = await read('/categories/plumbers/items?includeCounts=true');
    const ofTree = plumbing.subcategories.find(({ slug }: CategoryEntry) => slug === 'plumbers').items;
    const counts = (entries: CategoryEntry[]) => entries.map(({ slug, count }) => [slug, count]);
    expect(counts(items)).toEqual(counts(ofTree));
    expect(items[0]).toMatchObject({
      level: 3,
      parent: { slug: 'plumbers' },
      grandparent: { slug: 'plumbing-and-water' },
    });
  });

  it('leave out whose time is over', async () => {
    const visible = await own.people.sql(
      `select user_id from listings where subcategory_slug = 'swimming-pools' and visible_until > now()`,
    );
    const { category } = await read('/categories/plumbing-and-water?includeCounts=true');
    const pools = category.subcategories.find(({ slug }: CategoryEntry) => slug === 'swimming-pools');
    expect(pools.count).toBe(visible.length);
    expect(visible).not.toContainEqual({ user_id: hidden.user._id });
  });

  it('are left out where nobody asks for them, and the database is not asked then', async () => {
    const { status, body, headers } = await own.people.visitor().rest('GET', '/categories/hierarchical');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('"count"');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });
});

describe('the search of the catalogue', () => {
  const best = async (q: string, language?: string) =>
    (await read(`/categories/search?${new URLSearchParams({ q })}`, language)).results[0];

  it.each([
    ['plombier', 'plumbers', 2],
    ['plumber', 'plumbers', 2],
    ['Plomberie et eau', 'plumbing-and-water', 1],
    ['plonbier', 'plumbers', 2],
  ])('finds %s as %s', async (q, slug, level) => {
    expect(await best(q)).toMatchObject({ slug, level, id: slug });
  });

  it('says what lies above, and how many there are', async () => {
    expect(await best('plombier')).toMatchObject({
      parent: { slug: 'plumbing-and-water' },
      grandparent: null,
      count: await countOf({ category: 'plumbing-and-water', subcategory: 'plumbers' }),
    });
  });

  it('finds items by their name, then those of the trade that is meant, fifty at most', async () => {
    const items = async (q: string, more = '') =>
      (await read(`/categories/search/items?q=${encodeURIComponent(q)}${more}`)).items as CategoryEntry[];
    expect((await items('poulets vifs'))[0]?.slug).toBe('live-chicken');
    const ofTrade = await items('plombier');
    expect(ofTrade.filter(({ parent }) => parent?.slug === 'plumbers').length).toBeGreaterThan(2);
    expect(await items('a')).toHaveLength(50);
    expect(await items('a', '&limit=1000')).toHaveLength(100);
    expect(await items('a', '&limit=3')).toHaveLength(3);
    expect(ofTrade.every(({ level }) => level === 3)).toBe(true);
  });

  it('finds nothing for nothing', async () => {
    expect(await read('/categories/search?q=')).toEqual({ results: [] });
    expect(await read('/categories/search/items?q=zzzzzz')).toEqual({ items: [] });
  });
});

it('names the categories whose trades are looked for most first, none without anybody', async () => {
  await own.people.sql(
    `insert into search_figures (city_slug, kind, trade, name, people) values ('douala', 'popular', 'livestock', '', 9000)
      on conflict (city_slug, kind, trade, name) do update set people = 9000`,
  );
  const { categories } = await read('/categories/popular?limit=47');
  expect(categories[0].slug).toBe('agriculture');
  expect(categories.every(({ count }: { count: number }) => count > 0)).toBe(true);
  expect((await read('/categories/popular')).categories).toHaveLength(10);
});

it('says how large the catalogue is, and how much of it is in use', async () => {
  const { overview } = await read('/categories/stats');
  expect(overview).toMatchObject({
    totalSectors: 18,
    totalCategories: 47,
    totalSubcategories: 304,
    totalItems: 862,
  });
  expect(overview.listedItems).toBeGreaterThan(overview.listedCategories);
  expect(overview.totalContacts).toBe((await read('/contacts/stats')).totalContacts);
});

it('knows old slugs, and no others', async () => {
  expect((await read('/categories/food-and-beverages')).category.slug).toBe('food-beverages');
  const { body } = await own.people.visitor().rest('GET', '/categories/nothing-here/items');
  expect(body).toMatchObject({ success: false, error: 'not_found' });
});

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
