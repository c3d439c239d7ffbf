import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Context } from '../context.ts';
import type { Runtime } from '../runtime.ts';
import { accessCookie } from '../session/access-token.ts';

/**
 * Keeps what is the same for everybody beside the Worker, one copy for each language, so that repeated visitors cost
 * no trip to the database. Whoever is signed in is answered by the calls themselves. Of another `edition` another copy is
 * kept: a page names the files that were built with it, and only a token that is ours passes by its copies.
 */
export function edgeCache(
  openCache: Runtime['openCache'],
  edition?: (c: HonoContext<AppBindings>) => Promise<string>,
): MiddlewareHandler<AppBindings> {
  return async function edgeCache(c, next) {
    const context = c.get('context');
    const isForMember = edition ? context.carriesToken : saysWhoAsks(c.req.raw.headers);
    if (!reads.has(c.req.method) || isForMember) return next();
    const cache = openCache();
    const key = keyOf(c.req.url, context, await edition?.(c));
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

/** Asked of the headers: to ask the context for the viewer would make the answer a personal one. */
function saysWhoAsks(headers: Headers): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${accessCookie}=`);
}

/** The address without the time that some clients add, in the reader's language, whatever said which that is. */
function keyOf(address: string, { language }: Context, edition?: string): Request {
  const url = new URL(address);
  url.searchParams.delete('t');
  url.searchParams.set('lang', language);
  if (edition) url.searchParams.set('edition', edition);
  return new Request(url);
}
