import { AppError } from '@mboalink/shared/errors.ts';
import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

/**
 * Serves a picture. What a name stands for never changes, so browsers keep it; no shared cache does, so that a picture
 * that was removed is gone.
 */
export async function servePicture(c: HonoContext<AppBindings>): Promise<Response> {
  c.set('call', 'picture');
  const name = c.req.param('name') ?? '';
  const picture = /^[0-9a-f]{32}$/.test(name) ? await c.get('context').pictures.get(name) : null;
  if (!picture) throw new AppError('not_found');
  c.header('Cache-Control', 'private, max-age=31536000, immutable');
  c.header('ETag', picture.etag);
  if (c.req.header('if-none-match')?.includes(picture.etag)) {
    await picture.body.cancel();
    return c.body(null, 304);
  }
  c.header('Content-Type', picture.type);
  c.header('Content-Length', String(picture.size));
  return c.body(picture.body);
}
