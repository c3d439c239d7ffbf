import { AppError } from '@mboalink/shared/errors.ts';
import type { Hono, Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { type Context, reading } from '../context.ts';
import { sitemapFile, sitemapIndex, sitemapOf } from '../directory/open/sitemaps.ts';
import { requireWithinLimit } from '../session/member-calls.ts';
import type { CacheKeyRules } from './cache.ts';

type Sitemap = string | AsyncIterable<string> | null;

type Write = (ctx: Context, origin: string, file: string) => Promise<Sitemap>;

/** The site's own pages that search engines may list. */
const listed = [
  ...['/', '/how-it-works', '/pricing', '/about', '/faq', '/contact', '/login', '/register'],
  ...['/terms-of-service', '/privacy-policy', '/cookies-policy', '/gdpr-compliance'],
];

const sitemaps: Readonly<Record<`/${string}`, Write>> = {
  '/sitemap.xml': async (_, origin) => sitemapOf(listed.map((path) => origin + path)),
  '/sitemap-index.xml': sitemapIndex,
  '/sitemaps/:file': sitemapFile,
};

/** Where they stand. Their copies are kept beside the Worker, whatever an address asks for besides. */
export const sitemapPaths = Object.keys(sitemaps);

export const sitemapCopies: CacheKeyRules = { parametersOf: () => [], readParameter: () => undefined };

/** Mounts the sitemaps, and what leads search engines to them. */
export function mountSitemaps(app: Hono<AppBindings>) {
  for (const [path, write] of Object.entries(sitemaps)) {
    app.get(path, (c) => serveSitemap(c, write));
  }
  app.get('/robots.txt', (c) => {
    const { origin } = new URL(c.env.PUBLIC_URL);
    return c.text(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap-index.xml\n`);
  });
}

async function serveSitemap(c: HonoContext<AppBindings>, write: Write): Promise<Response> {
  const context = c.get('context');
  await requireWithinLimit(context, 'READ_RATE_LIMITER');
  const sitemap = await write(reading(context), new URL(c.env.PUBLIC_URL).origin, c.req.param('file') ?? '');
  if (sitemap === null) throw new AppError('not_found');
  context.answered.calls.push({ maxAge: 3600 });
  const body = typeof sitemap === 'string' ? sitemap : streamOf(sitemap);
  return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

/** Read on only as fast as somebody takes it. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
