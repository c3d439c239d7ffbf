import { describe, expect, it } from 'vitest';
import { rounds } from '../setup/rounds.ts';
import { shared as own } from '../setup/shared-application.ts';

/** A part is read 5 000 at a time. */
const businesses = rounds(300, 5200);

async function pathsIn(path: string): Promise<string[]> {
  const text = await (
    await fetch(new URL(path, own.application.worker.url), { headers: own.people.newHost() })
  ).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

describe('the sitemaps of businesses', () => {
  it('name the businesses that search engines may list, in parts that are read one after the other', async () => {
    const { word, ids } = await own.people.insertSellers(businesses);
    await own.people.sql(
      `update listings set page_told_at = now() - interval '80 hours',
        description = 'Fuites, chauffe-eau et sanitaires, à domicile' where user_id = any ($1)`,
      [ids],
    );
    const [closed, early, untold, silent, gone] = ids;
    const except = (columns: string, id: string | undefined) =>
      own.people.sql(`update listings set ${columns} where user_id = $1`, [id]);
    await except('open_page = false', closed);
    await except("page_told_at = now() - interval '71 hours'", early);
    await except('page_told_at = null', untold);
    await except("description = 'Fuites'", silent);
    await except("visible_until = '-infinity'", gone);
    const [{ first, last } = { first: 0, last: 0 }] = await own.people.sql<{ first: number; last: number }>(
      'select min(search_key) as first, max(search_key) as last from listings where user_id = any ($1)',
      [ids],
    );
    const numbers = [...new Set([first, last].map((key) => Math.ceil(key / 50_000)))];
    const index = await pathsIn('/sitemap-index.xml');
    for (const number of numbers) expect(index).toContain(`/sitemaps/businesses-${number}.xml`);
    const paths = (
      await Promise.all(numbers.map((number) => pathsIn(`/sitemaps/businesses-${number}.xml`)))
    ).flat();
    const mine = paths.filter((path) => path.startsWith(`/business/${word}-`));
    expect(new Set(mine).size).toBe(businesses - 5);
    expect(paths).toHaveLength(new Set(paths).size);
    const left = await own.people.sql<{ slug: string }>(
      'select slug from listings where user_id = any ($1)',
      [[closed, early, untold, silent, gone]],
    );
    expect(left).toHaveLength(5);
    for (const { slug } of left) expect(mine).not.toContain(`/business/${slug}`);
    const response = await fetch(new URL(mine.at(-1) ?? '', own.application.worker.url));
    expect([response.status, (await response.text()).includes('noindex')]).toEqual([200, false]);
  }, 60_000);
});
