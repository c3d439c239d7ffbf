import { keepHeader } from '@mboalink/shared/own-phone.ts';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppBindings } from '../app-bindings.ts';
import type { Answered, PublicCaching } from '../context.ts';
import type { AppRouter } from '../router.ts';
import type { Runtime } from '../runtime.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';
import { restBase } from './rest.ts';
import { trpcBase } from './trpc-handler.ts';

/** The cache keys of API answers: the parameters that the call at an address reads of its query. */
export function apiCopies(router: AppRouter): CacheKeyRules {
  const known = new Map(
    endpointsOf(router).map((endpoint) => [`${endpoint.method} ${restBase}${endpoint.honoPath}`, endpoint]),
  );
  return {
    parametersOf: (c) => {
      if (c.req.path.startsWith(`${trpcBase}/`)) return ['batch', 'input'];
      const endpoint = matchedRoutes(c).flatMap(({ path }) => known.get(`GET ${path}`) ?? [])[0];
      return endpoint ? queryParameters(endpoint) : [];
    },
    readParameter: (query, name) => query.get(name),
  };
}

function queryParameters({ inputSchema, path }: Endpoint): string[] {
  return Object.keys(inputSchema.properties ?? {}).filter((name) => !path.includes(`{${name}}`));
}

/** What a cache key holds beside path and language. */
export type CacheKeyRules = {
  /** What is read of the address: whatever else it says makes no other copy. */
  parametersOf: (c: HonoContext<AppBindings>) => readonly string[];
  /** Which of several values of a parameter is read. */
  readParameter: (query: URLSearchParams, name: string) => string | null | undefined;
};

/**
 * Keeps what is the same for everybody beside the Worker, one copy for each language, so that repeated visitors cost
 * no trip to the database. Whoever brings a token that is ours is answered by the calls themselves: copies and calls go by
 * one reading of it.
 */
export function edgeCache(
  openCache: Runtime['openCache'],
  copies: CacheKeyRules,
): MiddlewareHandler<AppBindings> {
  return async function edgeCache(c, next) {
    const context = c.get('context');
    if (!reads.has(c.req.method) || context.carriesToken) return next();
    const cache = openCache();
    const key = keyOf(c, copies);
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
function keyOf(c: HonoContext<AppBindings>, copies: CacheKeyRules): Request {
  const url = new URL(c.req.url);
  const asked = [...copies.parametersOf(c)].sort().flatMap((name) => {
    const value = copies.readParameter(url.searchParams, name) ?? undefined;
    return value === undefined ? [] : [[name, value]];
  });
  url.search = new URLSearchParams([...asked, ['lang', c.get('context').language]]).toString();
  return new Request(url);
}

/**
 * Writes how long an answer may be kept, as it leaves, whichever transport made it. Pages and files know it
 * themselves; of what calls answered, and of whatever read who asks, nobody else decides it.
 */
export const caching: MiddlewareHandler<AppBindings> = async function caching(c, next) {
  await next();
  const { answered, carriesToken } = c.get('context');
  const isDecidedHere = answered.isPersonal || answered.calls.length > 0 || c.res.headers.has('Set-Cookie');
  if (!isDecidedHere && c.res.headers.has('Cache-Control')) return;
  const kept = publicCaching(answered, c.res);
  const notKept = c.res.headers.get(keepHeader) === 'member' ? 'private, no-cache' : 'private, no-store';
  c.header('Cache-Control', kept ? cacheControl(kept, carriesToken ? 'private' : 'public') : notKept);
  // What may be kept is kept for one language: the cookie or the browser names it.
  if (kept && !c.res.headers.get('Vary')?.includes('Cookie')) c.header('Vary', 'Accept-Language, Cookie');
};

/** How long everybody's cache may keep an answer, as its header says it; undefined where nobody may. */
export function publicCacheControl(answered: Answered, answer: Response): string | undefined {
  const kept = publicCaching(answered, answer);
  return kept && cacheControl(kept, 'public');
}

/** The strictest of all calls: one error, one personal call or one cookie, and nothing of the answer is kept. */
function publicCaching({ isPersonal, calls }: Answered, answer: Response): PublicCaching | undefined {
  const kept = calls.flatMap((call) => call ?? []);
  const isPublic = kept.length > 0 && kept.length === calls.length && !isPersonal;
  if (!isPublic || answer.status !== 200 || answer.headers.has('Set-Cookie')) return undefined;
  return {
    maxAge: Math.min(...kept.map((call) => call.maxAge)),
    staleWhileRevalidate: Math.min(...kept.map((call) => call.staleWhileRevalidate ?? 0)),
  };
}

/** A call may count more for a member than for a visitor: only their own browser keeps what somebody with a token is answered. */
function cacheControl({ maxAge, staleWhileRevalidate }: PublicCaching, by: 'private' | 'public'): string {
  const stale = staleWhileRevalidate ? [`stale-while-revalidate=${staleWhileRevalidate}`] : [];
  return [by, `max-age=${maxAge}`, ...stale].join(', ');
}
