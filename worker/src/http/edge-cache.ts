import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Context } from '../context.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Keeps what is the same for everybody beside the Worker, one copy for each language, so that repeated visitors cost
 * no trip to the database. Whoever brings a token that is ours is answered by the calls themselves, by the one reading of it that
 * calls go by, too. Of `pages` another copy is kept for each edition, since a page names the files that were built with it; what
 * an address says beside the parameters that pages read makes no other copy.
 */
export function edgeCache(
  openCache: Runtime['openCache'],
  pages?: { editionOf: (c: HonoContext<AppBindings>) => Promise<string>; parameters: readonly string[] },
): MiddlewareHandler<AppBindings> {
  return async function edgeCache(c, next) {
    const context = c.get('context');
    if (!reads.has(c.req.method) || context.carriesToken) return next();
    const cache = openCache();
    const key = keyOf(c.req.url, context, pages && { ...pages, edition: await pages.editionOf(c) });
    const kept = await cache.match(key);
    if (kept) {
      c.set('call', 'kept');
      c.res = new Response(kept.body, kept);
      return;
    }
    await next();
    const { status, headers } = c.res;
    if (status !== 200 || !headers.get('Cache-Control')?.startsWith('public')) return;
    context.waitUntil(cache.put(key, c.res.clone()));
  };
}

// An answer to HEAD is that to GET, whose body is left out as it leaves.
const reads = new Set(['GET', 'HEAD']);

/** The address without the time that some clients add, in the reader's language, whatever said which that is. */
function keyOf(
  address: string,
  { language }: Context,
  page?: { edition: string; parameters: readonly string[] },
): Request {
  const url = new URL(address);
  const { searchParams } = url;
  searchParams.delete('t');
  if (page) {
    const asked = page.parameters.flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(-1)
        .map((value) => [name, value]),
    );
    url.search = new URLSearchParams([...asked, ['edition', page.edition]]).toString();
  }
  url.searchParams.set('lang', language);
  return new Request(url);
}
