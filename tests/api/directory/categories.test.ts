import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import type { CategoryEntry } from '@mboalink/shared/directory/category-calls.ts';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../setup/people.ts';
import { useTestApplication } from '../../setup/use-test-application.ts';

const own = useTestApplication('categories');

let buyer: Member;

beforeAll(async () => {
  const client = new pg.Client({ connectionString: own.application.addresses.connectionString });
  await client.connect();
  await loadDemo(client, { count: 800, now: new Date() });
  await client.end();
  buyer = await own.people.registerMember({ type: 'buyer' });
  const hidden = await own.people.registerMember({ subcategory: 'swimming-pools' });
  await own.people.endTrial(hidden.user._id);
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
