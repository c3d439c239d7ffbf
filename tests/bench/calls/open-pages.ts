import { pick, seededRandom } from '@mboalink/db/seed/random.ts';
import type { Client } from 'pg';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import type { Call } from '../measure.ts';
import type { Terms } from '../random-terms.ts';

/** What open pages are asked for by, as the database has it. */
export type OpenTerms = {
  businesses: { slug: string; code: string }[];
  /** Trades, and trades in a town, that have a fiftieth page; none in a small directory. */
  long: { trade: string; town: string | null }[];
};

const fiftyPages = 981;

export async function readOpenTerms(client: Client): Promise<OpenTerms> {
  const { rows: businesses } = await client.query<{ slug: string; code: string }>(
    `select slug, short_code as code from listings where has_open_page and visible_until > now() + interval '1 day'
      order by md5(slug) limit 500`,
  );
  const { rows: long } = await client.query<{ trade: string; town: string | null }>(
    `select name as trade, city_slug as town from listing_counts left join search_places on code = place
      where kind in ('open-category', 'open-subcategory') and listed >= $1
        and (place = 0 or city_slug is not null and city_slug <> 'other') order by md5(name || place)`,
    [fiftyPages],
  );
  return { businesses, long };
}

/** What a page weighed and cost, at most. */
export type PageCost = { requests: number; brotliBytes: number };

/** Every page that the Worker draws for everybody, read as by somebody whose answer no cache has. */
export function openPageCalls(
  url: string,
  terms: Terms,
  open: OpenTerms,
  keep: (name: string, page: Response) => Promise<void>,
) {
  const random = seededRandom(17);
  let asked = 0;
  const read = (name: string, path: () => string): Call => {
    return async () => {
      asked += 1;
      const address = new URL(path(), url);
      address.searchParams.set('fresh', String(asked));
      const page = await fetch(address, {
        headers: { ...from(newNetworkAddress()), 'accept-language': 'fr', 'accept-encoding': 'br' },
        redirect: 'manual',
      });
      if (page.status >= 400) throw new Error(`${address.pathname} answered ${page.status}`);
      await keep(name, page);
    };
  };
  const sample = () => pick(random, terms.samples);
  const inCountry = open.long.filter(({ town }) => town === null);
  const inTowns = open.long.filter(({ town }) => town !== null);
  const searched = (search: string) => `/categories?${new URLSearchParams({ search })}`;
  const calls: Record<string, () => string> = {
    'all trades': () => '/categories',
    trade: () => `/categories/${sample().subcategory}`,
    ...(inCountry.length > 0 && {
      'trade, page 50': () => `/categories/${pick(random, inCountry).trade}?page=50`,
    }),
    'trade in a town': () => {
      const { subcategory, city } = sample();
      return `/categories/${subcategory}/${city}`;
    },
    ...(inTowns.length > 0 && {
      'trade in a town, page 50': () => {
        const { trade, town } = pick(random, inTowns);
        return `/categories/${trade}/${town}?page=50`;
      },
    }),
    'visitor’s word': () => searched(pick(random, terms.medium)),
    'visitor’s name': () => searched(sample().name),
    business: () => `/business/${pick(random, open.businesses).slug}`,
    'short link': () => `/b/${pick(random, open.businesses).code}`,
    'sitemap index': () => '/sitemap-index.xml',
  };
  return Object.fromEntries(Object.entries(calls).map(([name, path]) => [name, read(name, path)]));
}
