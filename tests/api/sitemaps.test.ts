import { beforeAll, describe, expect, it } from 'vitest';
import { insertSellers, newHost, sql } from '../factories.ts';
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
    expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap-index\.xml$/m);
    const { response, addresses } = await addressesIn('/sitemap-index.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(addresses.slice(0, 2)).toEqual([`${origin}/sitemap.xml`, `${origin}/sitemaps/trades-1.xml`]);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  });

  it('name the pages of trades and towns that three businesses stand on, each once', async () => {
    const paths = await pathsIn('/sitemaps/trades-1.xml');
    expect(paths).toContain('/categories/plumbers');
    expect(paths).toContain('/categories/plumbers/edea');
    expect(paths).toContain('/categories/plumbing-and-water/edea');
    expect(paths).not.toContain('/categories/plumbers/loum');
    expect(paths.filter((path) => path.endsWith('/other'))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
