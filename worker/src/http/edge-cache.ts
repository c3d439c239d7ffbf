import { withoutSlash } from '@mboalink/shared/page-map.ts';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Runtime } from '../runtime.ts';

/** How copies are told apart beside their path and language. */
export type Copies = {
  /** What is read of the address: whatever else it says makes no other copy. */
  parametersOf: (c: HonoContext<AppBindings>) => readonly string[];
  /** Which of several values of a parameter is read. */
  readParameter: (query: URLSearchParams, name: string, path: string) => string | null | undefined;
  /** What else makes another copy. */
  editionOf?: (c: HonoContext<AppBindings>) => Promise<string>;
  /** Whether a slash at the end does not matter. */
  mayEndInSlash?: true;
};

/**
 * Keeps what is the same for everybody beside the Worker, one copy for each language, so that repeated visitors cost
 * no trip to the database. Whoever brings a token that is ours is answered by the calls themselves: copies and calls go by
 * one reading of it.
 */
export function edgeCache(openCache: Runtime['openCache'], copies: Copies): MiddlewareHandler<AppBindings> {
  return async function edgeCache(c, next) {
    const context = c.get('context');
    if (!reads.has(c.req.method) || context.carriesToken) return next();
    const cache = openCache();
    const key = await keyOf(c, copies);
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

/** The address as the Worker understands it, in the reader's language, whatever said which that is. */
async function keyOf(c: HonoContext<AppBindings>, copies: Copies): Promise<Request> {
  const url = new URL(c.req.url);
  const asked = [...copies.parametersOf(c)].sort().flatMap((name) => {
    const value = copies.readParameter(url.searchParams, name, url.pathname) ?? undefined;
    return value === undefined ? [] : [[name, value]];
  });
  url.pathname = plainPath(copies.mayEndInSlash ? withoutSlash(url.pathname) : url.pathname);
  url.search = new URLSearchParams([
    ...asked,
    ['edition', (await copies.editionOf?.(c)) ?? ''],
    ['lang', c.get('context').language],
  ]).toString();
  return new Request(url);
}

/** One spelling of a path, whichever of its letters were escaped. */
function plainPath(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    return path;
  }
}
