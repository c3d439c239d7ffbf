import { AppError } from '@mboalink/shared/errors.ts';
import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

/**
 * Where the site is reached by HTTPS, leads a page that was asked for without it to its encrypted address, and refuses
 * a call: a redirect would hide from its sender that a token has just travelled in the open.
 */
export const requireEncryption: MiddlewareHandler<AppBindings> = async function requireEncryption(c, next) {
  const site = new URL(c.env.PUBLIC_URL);
  const { protocol, pathname, search } = new URL(c.req.url);
  if (protocol === 'https:' || site.protocol !== 'https:') return next();
  if (pathname.startsWith('/api/')) throw new AppError('https_required');
  return c.redirect(new URL(pathname.replace(/^\/+/, '/') + search, site).href, 301);
};
