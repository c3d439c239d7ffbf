import { AppError } from '@mboalink/shared/errors.ts';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppBindings } from '../app-bindings.ts';
import { turnstileOf } from '../challenge/turnstile.ts';

const headersWith = ({ challengeOrigin = [] }: { challengeOrigin?: string[] }) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...challengeOrigin],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      ...(challengeOrigin.length > 0 && { frameSrc: challengeOrigin }),
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
  });

const ownHeaders = headersWith({});
const headersWithTurnstile = headersWith({ challengeOrigin: ['https://challenges.cloudflare.com'] });

/**
 * Puts the security headers on every answer. The client brings no inline script or style and talks to nobody but us,
 * unless the site is configured to use Turnstile; wa.me opens as a page of its own.
 */
export const securityHeaders: MiddlewareHandler<AppBindings> = function securityHeaders(c, next) {
  return (turnstileOf(c) ? headersWithTurnstile : ownHeaders)(c, next);
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes with a visitor's cookies. Whoever has a valid bearer token may come
 * from anywhere: a browser never sends one by itself, and beside it no cookie is read.
 */
export const originCheck: MiddlewareHandler<AppBindings> = async function originCheck(c, next) {
  if (!safeMethods.has(c.req.method) && !c.get('context').hasBearer) {
    const origin = c.req.header('origin');
    const allowed = [new URL(c.env.PUBLIC_URL).origin, ...c.env.OTHER_ORIGINS];
    const site = c.req.header('sec-fetch-site');
    const foreign =
      origin === undefined ? site === 'cross-site' || site === 'same-site' : !allowed.includes(origin);
    if (foreign) throw new AppError('bad_origin');
  }
  await next();
};

const bodyLimitBytes = 64 * 1024;

/** A sender that is cut off in the middle sees a broken connection; one that sent this much more is cut off. */
const drainedBytes = 1024 * 1024;

/** Refuses bodies over 64 KB before anything parses them; a body of unknown length is counted as it comes. */
export const bodyLimit: MiddlewareHandler<AppBindings> = async function bodyLimit(c, next) {
  const { body } = c.req.raw;
  const declared = c.req.header('content-length');
  if (body && Number(declared ?? 0) > bodyLimitBytes) {
    await readUpTo(body, drainedBytes, []);
    throw new AppError('too_large');
  }
  if (body && declared === undefined) {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const size = await readUpTo(body, drainedBytes, chunks);
    if (size > bodyLimitBytes) throw new AppError('too_large');
    c.req.raw = new Request(c.req.raw, { body: new Blob(chunks) });
  }
  await next();
};

/** Reads at most `limit` bytes, keeps those that may still be a whole body, and answers how many there were. */
async function readUpTo(
  body: ReadableStream<Uint8Array>,
  limit: number,
  kept: Uint8Array<ArrayBuffer>[],
): Promise<number> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= bodyLimitBytes) kept.push(new Uint8Array(chunk));
    if (size > limit) break;
  }
  return size;
}
