import { AppError } from '@mboalink/shared/errors.ts';
import type { Handler, Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { reading } from '../context.ts';
import { mayShowPicture } from '../directory/visible-to.ts';
import type { Runtime } from '../runtime.ts';
import { requireWithinLimit } from '../session/member-calls.ts';

/**
 * Serves a picture, at one of its two widths, to whoever may see it. What a name stands for never changes, so browsers keep it; no shared cache does,
 * so that a picture that was removed is gone. Only that visitors may see it is kept beside the Worker, as long as pages are;
 * what must be asked of the database passes a limiter of its own, since a list has twenty pictures. Behind '-link' it is as a shared
 * link shows it, and kept as long.
 */
export function servePicture(openCache: Runtime['openCache']): Handler<AppBindings> {
  return async function servePicture(c) {
    c.set('call', 'picture');
    const [, name, kind] = /^([0-9a-f]{32})(-960|-link)?$/.exec(c.req.param('name') ?? '') ?? [];
    if (name === undefined) throw new AppError('not_found');
    if (kind === '-link') return serveForLink(c, name, openCache);
    const isVisible = await isShown(c, name, openCache);
    const picture = isVisible ? await c.get('context').pictures.get(name, kind ? 960 : 320) : null;
    if (!picture) throw new AppError('not_found');
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    c.header('ETag', picture.etag);
    if (c.req.header('if-none-match')?.includes(picture.etag)) {
      await picture.body.cancel();
      return c.body(null, 304);
    }
    c.header('Content-Type', 'image/webp');
    c.header('Content-Length', String(picture.size));
    return c.body(picture.body);
  };
}

const shownForVisitors = { 'Cache-Control': 'public, max-age=60' };

/** Of what everybody may see alone: whoever fetches it for a link is nobody's browser. */
async function serveForLink(c: HonoContext<AppBindings>, name: string, openCache: Runtime['openCache']) {
  const context = c.get('context');
  const cache = openCache();
  const key = keyOf(c);
  const kept = await cache.match(key);
  if (kept) return new Response(kept.body, kept);
  const { db, now } = context;
  await requireWithinLimit(context, 'PICTURE_RATE_LIMITER');
  const picture = (await mayShowPicture({ db, now, carriesToken: false }, name))
    ? await context.drawLinkPicture(name)
    : null;
  if (!picture) throw new AppError('not_found');
  const answer = new Response(picture, { headers: { ...shownForVisitors, 'Content-Type': 'image/jpeg' } });
  context.waitUntil(cache.put(key, answer.clone()));
  return answer;
}

const keyOf = (c: HonoContext<AppBindings>) => new Request(new URL(c.req.path, c.req.url));

async function isShown(c: HonoContext<AppBindings>, name: string, openCache: Runtime['openCache']) {
  const context = c.get('context');
  const cache = openCache();
  const key = keyOf(c);
  if (!context.carriesToken && (await cache.match(key))) return true;
  await requireWithinLimit(context, 'PICTURE_RATE_LIMITER');
  const isOpen = await mayShowPicture(context.carriesToken ? context : reading(context), name);
  if (isOpen && !context.carriesToken)
    context.waitUntil(cache.put(key, new Response('', { headers: shownForVisitors })));
  return isOpen;
}
