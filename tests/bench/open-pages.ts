import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { databaseRequests } from '../setup/client.ts';
import { me } from './calls/all-calls.ts';
import { openPageCalls, type PageCost, readOpenTerms } from './calls/open-pages.ts';
import { paidSeller } from './calls/viewers.ts';
import type { Call } from './measure.ts';
import { type Bench, measured } from './phases.ts';

/** Measures the pages that everybody may read beside `me`, in the same turns, past every cache. */
export async function openPages(
  bench: Bench,
  { url, connectionString }: { url: string; connectionString: string },
) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const terms = await readOpenTerms(client);
  await client.end();
  const costs = new Map<string, PageCost>();
  const seller = await paidSeller(bench.people);
  const keep = async (name: string, page: Response) => {
    const body = await page.text();
    const { requests, brotliBytes } = costs.get(name) ?? { requests: 0, brotliBytes: 0 };
    costs.set(name, {
      requests: Math.max(requests, databaseRequests(page.headers)),
      brotliBytes: Math.max(brotliBytes, bytesOf(body)),
    });
  };
  const own: Call = async () => {
    const { status } = await seller.client.rest('GET', '/auth/me');
    if (status !== 200) throw new Error(`${me} answered ${status}`);
  };
  const calls = { [me]: own, ...openPageCalls(url, bench.terms, terms, keep) };
  const { figures } = await measured(bench, calls);
  return { figures, costs, sitemaps: await readSitemaps(url) };
}

/** As Cloudflare packs an answer. */
const bytesOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** Reads every file of businesses, as a search engine does. */
async function readSitemaps(url: string) {
  const index = await (await fetch(new URL('/sitemap-index.xml', url))).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/businesses-\d+\.xml)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const started = performance.now();
  let addresses = 0;
  let slowest = 0;
  for (const file of files) {
    const begun = performance.now();
    const text = await (await fetch(new URL(file, url))).text();
    addresses += text.split('<loc>').length - 1;
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return { files: files.length, addresses, slowest, milliseconds: performance.now() - started };
}
