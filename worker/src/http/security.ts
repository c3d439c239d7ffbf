import { AppError } from '@mboalink/shared/errors.ts';
import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

/** The client brings no inline script or style and talks to nobody but us; wa.me opens as a page of its own. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Puts the security headers on every answer. */
export const securityHeaders: MiddlewareHandler<AppBindings> = async function securityHeaders(c, next) {
  await next();
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes with a visitor's cookies. A bearer token is never sent by a
 * browser of itself, so whoever has one may come from anywhere.
 */
export const originCheck: MiddlewareHandler<AppBindings> = async function originCheck(c, next) {
  const bearer = c.req.header('authorization')?.toLowerCase().startsWith('bearer ');
  if (!safeMethods.has(c.req.method) && !bearer) {
    const origin = c.req.header('origin');
    const allowed = [new URL(c.req.url).origin, new URL(c.env.PUBLIC_URL).origin];
    const site = c.req.header('sec-fetch-site');
    const foreign =
      origin === undefined ? site === 'cross-site' || site === 'same-site' : !allowed.includes(origin);
    if (foreign) throw new AppError('bad_origin');
  }
  await next();
};

const bodyLimitBytes = 64 * 1024;

/** Refuses bodies over 64 KB before anything reads them; a body of unknown length is counted as it comes. */
export const bodyLimit: MiddlewareHandler<AppBindings> = async function bodyLimit(c, next) {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > bodyLimitBytes) throw new AppError('too_large');
  if (declared === undefined && c.req.raw.body) {
    c.req.raw = new Request(c.req.raw, { body: await readUpTo(c.req.raw.body, bodyLimitBytes) });
  }
  await next();
};

async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('too_large');
    chunks.push(new Uint8Array(chunk));
  }
  return new Blob(chunks);
}
