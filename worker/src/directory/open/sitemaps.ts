import { tradePath } from '@mboalink/shared/directory/page-paths.ts';
import type { Context } from '../../context.ts';
import {
  countListedTrades,
  type IndexedBusiness,
  type ListedTrade,
  rangesOfBusinesses,
  readIndexedBusinesses,
  readListedTrades,
} from '../indexed-businesses.ts';
import { fewestListed } from './trade-page.ts';

/** More addresses than this no file may have. */
const mostInFile = 50_000;

/** Read at once: a file is written as it is read, whatever its length. */
const batch = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The list of all sitemaps: that of the site's own pages, the files of trades and towns, and those of businesses. Who
 * joins stands in the last file of businesses: no address moves from one file to another.
 */
export async function sitemapIndex(ctx: Context, origin: string): Promise<string> {
  const [count, ranges] = await Promise.all([
    countListedTrades(ctx, fewestListed),
    rangesOfBusinesses(ctx, mostInFile),
  ]);
  const trades = Array.from({ length: Math.max(1, Math.ceil(count / mostInFile)) }, (_, at) => at + 1);
  const files = [
    '/sitemap.xml',
    ...trades.map((number) => `/sitemaps/trades-${number}.xml`),
    ...ranges.map((number) => `/sitemaps/businesses-${number}.xml`),
  ];
  const entries = files.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** The sitemap of a few addresses. */
export function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>\n`);
  return `${head}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}

/** One file, written as it is read; null where none has that name. */
export async function sitemapFile(
  ctx: Context,
  origin: string,
  name: string,
): Promise<AsyncIterable<string> | null> {
  const [, kind, digits] = /^(trades|businesses)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  return kind === 'trades' ? tradesFile(ctx, origin, number) : businessesFile(ctx, origin, number);
}

function tradesFile(ctx: Context, origin: string, number: number) {
  return fileOf<ListedTrade>({
    read: (after, limit) =>
      readListedTrades(ctx, { fewest: fewestListed, limit, after, offset: (number - 1) * mostInFile }),
    addressOf: ({ name, city }) => origin + tradePath(name, city),
    mayBeEmpty: number === 1,
  });
}

function businessesFile(ctx: Context, origin: string, number: number) {
  return fileOf<IndexedBusiness>({
    read: (after, limit) => readIndexedBusinesses(ctx, { range: number, size: mostInFile, limit, after }),
    addressOf: ({ slug }) => `${origin}/business/${slug}`,
    mayBeEmpty: false,
  });
}

type Source<Row> = {
  /** So many behind one of them, in a fixed order. */
  read: (after: Row | undefined, limit: number) => Promise<Row[]>;
  addressOf: (row: Row) => string;
  mayBeEmpty: boolean;
};

async function fileOf<Row>(source: Source<Row>): Promise<AsyncIterable<string> | null> {
  const first = await source.read(undefined, batch);
  return first.length === 0 && !source.mayBeEmpty ? null : written(first, source);
}

async function* written<Row>(first: Row[], { read, addressOf }: Source<Row>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  let left = mostInFile;
  let rows = first;
  while (rows.length > 0) {
    yield rows.map((row) => `<url><loc>${addressOf(row)}</loc></url>\n`).join('');
    left -= rows.length;
    const last = rows.at(-1);
    rows = last && left > 0 && rows.length === batch ? await read(last, Math.min(batch, left)) : [];
  }
  yield '</urlset>\n';
}
