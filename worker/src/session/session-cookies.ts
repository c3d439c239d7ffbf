import { sessionLimits } from '@mboalink/shared/limits.ts';
import { ownPhoneCookie } from '@mboalink/shared/own-phone.ts';
import { serialize } from 'hono/utils/cookie';
import type { Context, Viewer } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import { accessCookie, accessTokenSeconds, createAccessToken, createRefreshToken } from './tokens.ts';

export const refreshCookie = '__Host-mboalink_refresh';

/**
 * Set by a browser whose member signed out without a network, or by us without the database: whatever its other cookies
 * say, it is a visitor's, until the session has ended or somebody signs in.
 */
export const leftCookie = 'left';

const daySeconds = 24 * 60 * 60;
/** With the prefix `__Host-` in its name, a browser takes a cookie with these attributes only, and from this host only. */
const safe = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

/** Sets both cookies of a session and answers the access token, for clients that keep no cookies. */
export async function issueSession(ctx: Context, session: Viewer) {
  ctx.logged.signedIn = session.userId;
  const accessToken = await createAccessToken(ctx, session);
  const refreshToken = await createRefreshToken(ctx.keys, session);
  const phone = ctx.cookies[ownPhoneCookie];
  // On a phone that others use, too, they end with the browser.
  const lasting = (seconds: number) => (phone === '0' ? undefined : seconds);
  setCookie(ctx, accessCookie, accessToken, lasting(accessTokenSeconds));
  setCookie(ctx, refreshCookie, refreshToken, lasting(sessionLimits.idleDays * daySeconds));
  // What a script sets Safari keeps for a week.
  if (phone === '1')
    setCookie(ctx, ownPhoneCookie, '1', sessionLimits.idleDays * daySeconds, { httpOnly: false });
  if (ctx.cookies[leftCookie] !== undefined) setCookie(ctx, leftCookie, '', 0);
  return { accessToken, expiresIn: accessTokenSeconds };
}

/** Has the next request end the session of this browser, which is a visitor's from now on. */
export function markLeft(ctx: Context): void {
  setCookie(ctx, leftCookie, '1', sessionLimits.idleDays * daySeconds);
}

/** Takes both cookies away, and whose phone it was. */
export function clearSession(ctx: Context): void {
  setCookie(ctx, accessCookie, '', 0);
  setCookie(ctx, refreshCookie, '', 0);
  if (ctx.cookies[ownPhoneCookie] !== undefined) setCookie(ctx, ownPhoneCookie, '', 0);
}

/** Appends a cookie to the answer, whichever transport carries it. */
export function setCookie(
  ctx: Context,
  name: string,
  value: string,
  maxAge: number | undefined,
  { httpOnly = true } = {},
): void {
  ctx.resHeaders.append(
    'Set-Cookie',
    serialize(name, value, { ...safe, httpOnly, ...(maxAge !== undefined && { maxAge }) }),
  );
}

/** When a session that is used now ends, if it is not used again. */
export function idleEnd({ now, cookies }: Pick<Context, 'now' | 'cookies'>): Date {
  const { idleDays, sharedIdleHours } = sessionLimits;
  const hours = cookies[ownPhoneCookie] === '0' ? sharedIdleHours : idleDays * 24;
  return new Date(now.getTime() + hours * 60 * 60 * 1000);
}

const deviceCookie = '__Host-mboalink_device';

const deviceSeconds = 400 * 24 * 60 * 60;

/**
 * How the database knows a browser that signs in: a keyed hash of what its cookie holds. It gets a cookie where it has
 * none that holds.
 */
export async function ensureDevice(ctx: Context): Promise<string> {
  const { cookies, keys } = ctx;
  const [kid, drawn] = cookies[deviceCookie]?.split('.') ?? [];
  const known = drawn ? await keys.named('device', kid) : undefined;
  const key = known ?? (await keys.current('device'));
  const name = (known && drawn) || ctx.createId().replaceAll('-', '');
  setCookie(ctx, deviceCookie, `${key.kid}.${name}`, deviceSeconds);
  return keyedHash(key, name);
}
