import { AppError } from '@mboalink/shared/errors.ts';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppBindings } from '../app-bindings.ts';

export const picturesBase = '/pictures/';

const policyHeader = 'Content-Security-Policy';

const everywhere = {
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
};

const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // A photo is seen before it is sent.
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  ...everywhere,
});

/** A picture that somebody opens by itself draws and does nothing else. */
const pictureHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [], frameAncestors: ["'none'"] },
  ...everywhere,
});

/**
 * Puts the security headers on every answer. A page brings no inline script or style but those that
 * carry the nonce of its answer, and talks to nobody but us; wa.me opens as a page of its own.
 */
export const securityHeaders: MiddlewareHandler<AppBindings> = async function securityHeaders(c, next) {
  if (c.req.path.startsWith(picturesBase)) return pictureHeaders(c, next);
  await pageHeaders(c, next);
  const policy = c.res.headers.get(policyHeader);
  const nonce = c.get('nonce');
  if (policy && nonce) c.header(policyHeader, withNonce(policy, nonce));
};

/** Vite puts styles in by scripts while somebody develops; nothing else is ever inline without the nonce. */
function withNonce(policy: string, nonce: string): string {
  const styles = import.meta.env.DEV ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return policy
    .replace("script-src 'self'", `$& 'nonce-${nonce}'`)
    .replace("style-src 'self'", `$& ${styles}`);
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent what another site's page or link asked for, as far as it says where that came from. Whoever has a
 * valid bearer token may come from anywhere: a browser never sends one by itself, and beside it no cookie is read.
 */
function isFromElsewhere(c: HonoContext<AppBindings>): boolean {
  if (c.get('context').hasBearer) return false;
  const allowed = [new URL(c.env.PUBLIC_URL).origin, ...c.env.OTHER_ORIGINS];
  const origin = c.req.header('origin');
  if (origin !== undefined) return !allowed.includes(origin);
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const referrer = c.req.header('referer');
  return referrer !== undefined && !allowed.includes(URL.parse(referrer)?.origin ?? '');
}

/**
 * Refuses what a member reads by a link on another site: it would be counted for whoever follows it, or make a file, by their
 * cookies. Throws `bad_origin`.
 */
export function requireOwnSite(c: HonoContext<AppBindings>): void {
  if (isFromElsewhere(c)) throw new AppError('bad_origin');
}

/** Refuses writes that another site's page makes with a visitor's cookies. */
export const originCheck: MiddlewareHandler<AppBindings> = async function originCheck(c, next) {
  if (!safeMethods.has(c.req.method) && isFromElsewhere(c)) throw new AppError('bad_origin');
  await next();
};

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/;

const usualLimitBytes = 64 * 1024;

/** A sender that is cut off in the middle sees a broken connection; one that sent this much more is cut off. */
const drainedBytes = 1024 * 1024;

/**
 * Reads the body of a request before anything parses it, counted as it comes. Throws `too_large` over 64 KB, or over what is said
 * of a method and path in `limits`, and `validation_failed` where the sender hangs up before its end.
 */
export function bodyLimit(limits: ReadonlyMap<string, number>): MiddlewareHandler<AppBindings> {
  return async function bodyLimit(c, next) {
    const limit = limits.get(`${c.req.method} ${c.req.path.replace(uuid, '{id}')}`) ?? usualLimitBytes;
    const { body } = c.req.raw;
    if (body) {
      const { size, chunks } = await readBody(body, limit);
      if (size > limit) throw new AppError('too_large');
      c.req.raw = new Request(c.req.raw, { body: new Blob(chunks) });
    }
    await next();
  };
}

/** Reads until the sender is cut off, and keeps what may still be a whole body. */
async function readBody(body: ReadableStream<Uint8Array>, limit: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(new Uint8Array(chunk));
      if (size > drainedBytes) break;
    }
  } catch (cause) {
    throw new AppError('validation_failed', { cause });
  }
  return { size, chunks };
}

const daysAhead = 180;

/**
 * security.txt (RFC 9116): how to report a weakness. It is made of what is configured now, so `Expires` moves with the
 * day: it runs out only where the site no longer answers.
 */
export function serveSecurityText(c: HonoContext<AppBindings>): Response {
  const { env, now } = c.get('context');
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + daysAhead);
  const at = (path: string) => new URL(path, env.PUBLIC_URL).href;
  const lines = [
    `Contact: ${env.SECURITY_CONTACT ?? at('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${at(securityTextPath)}`,
    `Policy: ${at('/privacy-policy#security')}`,
  ];
  return c.body(`${lines.join('\n')}\n`, 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
}

export const securityTextPath = '/.well-known/security.txt';
