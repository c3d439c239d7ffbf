import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Answered, PublicCaching } from '../context.ts';

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
  c.header(
    'Cache-Control',
    kept ? cacheControl(kept, carriesToken ? 'private' : 'public') : 'private, no-store',
  );
  // What may be kept is kept for one language: the cookie or the browser names it.
  if (kept) c.header('Vary', 'Accept-Language, Cookie');
};

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
