import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppBindings } from '../app-bindings.ts';
import type { Answered, RequestContext } from '../context.ts';
import { caching } from './cache.ts';

/** The caching of a page that may be kept for an hour, as far as it knows. */
async function cachingOf(answered: Answered, cookie?: string) {
  const app = new Hono<AppBindings>();
  app.use((c, next) => {
    c.set('context', { answered } as RequestContext);
    return next();
  });
  app.use(caching);
  app.get('/', (c) => {
    if (cookie) c.header('Set-Cookie', cookie);
    return c.body('', 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  return (await app.request('/')).headers.get('Cache-Control');
}

it('leaves a page that is no call its own caching, unless it read who asks or sets a cookie', async () => {
  expect(await cachingOf({ isPersonal: false, calls: [] })).toBe('public, max-age=3600');
  expect(await cachingOf({ isPersonal: true, calls: [] })).toBe('private, no-store');
  expect(await cachingOf({ isPersonal: false, calls: [] }, 'mark=1')).toBe('private, no-store');
});
