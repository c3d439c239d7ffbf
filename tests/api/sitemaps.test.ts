import { beforeAll, describe, expect, it } from 'vitest';
import { insertSellers, newHost, sql } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;
const { origin } = new URL(url);

async function addressesIn(path: string, headers = newHost()) {
  const response = await fetch(new URL(path, url), { headers });
  const text = await response.text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return { response, text, addresses };
}

const pathsIn = async (path: string) =>
  (await addressesIn(path)).addresses.map((address) => new URL(address).pathname);

beforeAll(async () => {
  await insertSellers(3, { city: 'edea' });
  await insertSellers(2, { city: 'loum' });
  await sql('select apply_listing_changes(100000)');
});

describe('the sitemaps', () => {
  it('are listed in one index, which robots.txt names', async () => {
    const robots = await (await fetch(new URL('/robots.txt', url))).text();
    expect(robots).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap-index\.xml$/m);
    const { response, addresses } = await addressesIn('/sitemap-index.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(addresses.slice(0, 2)).toEqual([`${origin}/sitemap.xml`, `${origin}/sitemaps/trades-1.xml`]);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  });

  it.each(['/sitemap-index.xml', '/sitemaps/trades-1.xml'])(
    '%s is kept beside the Worker, whatever its address asks for besides',
    async (path) => {
      const host = newHost();
      const first = await addressesIn(path, host);
      expect(databaseRequests(first.response.headers)).toBeGreaterThan(0);
      const trips = async () => databaseRequests((await addressesIn(`${path}?a=1`, host)).response.headers);
      await expect.poll(trips).toBe(0);
      expect((await addressesIn(path, host)).text).toBe(first.text);
    },
  );

  it('name the pages of trades and towns that three businesses stand on, each once', async () => {
    const paths = await pathsIn('/sitemaps/trades-1.xml');
    expect(paths).toContain('/categories/plumbers');
    expect(paths).toContain('/categories/plumbers/edea');
    expect(paths).toContain('/categories/plumbing-and-water/edea');
    expect(paths).not.toContain('/categories/plumbers/loum');
    expect(paths.filter((path) => path.endsWith('/other'))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('name only pages that search engines may list', async () => {
    for (const path of await pathsIn('/sitemaps/trades-1.xml')) {
      const response = await fetch(new URL(path, url));
      expect([response.status, (await response.text()).includes('noindex')], path).toEqual([200, false]);
    }
  });
});
