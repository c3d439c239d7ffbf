import type { Context } from '../context.ts';
import { countListedTrades, type ListedTrade, readListedTrades } from '../directory/listed-trades.ts';
import { tradePath } from './open-trade.ts';
import { fewestListed } from './trade-page.ts';

/** More addresses than this no file may have. */
const mostInFile = 50_000;

/** Read at once: a file is written as it is read, whatever its length. */
const batch = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of all sitemaps: that of the site's own pages, and the files of trades and towns. */
export async function sitemapIndex(ctx: Context, origin: string): Promise<string> {
  const count = await countListedTrades(ctx, fewestListed);
  const files = Array.from({ length: Math.max(1, Math.ceil(count / mostInFile)) }, (_, at) =>
    tradesFile(at + 1),
  );
  const entries = ['/sitemap.xml', ...files].map(
    (path) => `<sitemap><loc>${origin}${path}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

const tradesFile = (number: number) => `/sitemaps/trades-${number}.xml`;

/** The number of a file of trades, by its name. */
export function tradesFileNumber(name: string): number | undefined {
  const number = /^trades-([1-9]\d{0,2})\.xml$/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** One file of pages of trades, written as it is read; null where no file has that number. */
export async function tradesSitemap(
  ctx: Context,
  origin: string,
  number: number,
): Promise<AsyncIterable<string> | null> {
  const read = (after: ListedTrade | undefined, limit: number) =>
    readListedTrades(ctx, { fewest: fewestListed, limit, after, offset: (number - 1) * mostInFile });
  const first = await read(undefined, batch);
  if (first.length === 0 && number > 1) return null;
  return written(first, read, origin);
}

type Read = (after: ListedTrade, limit: number) => Promise<ListedTrade[]>;

async function* written(first: ListedTrade[], read: Read, origin: string): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  let left = mostInFile;
  let rows = first;
  while (rows.length > 0) {
    yield rows.map(({ name, city }) => `<url><loc>${origin}${tradePath(name, city)}</loc></url>\n`).join('');
    left -= rows.length;
    const last = rows.at(-1);
    rows = last && left > 0 && rows.length === batch ? await read(last, Math.min(batch, left)) : [];
  }
  yield '</urlset>\n';
}
