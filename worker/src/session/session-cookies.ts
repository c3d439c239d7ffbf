import { sessionLimits } from '@mboalink/shared/limits.ts';
import { serialize } from 'hono/utils/cookie';
import type { Context, Viewer } from '../context.ts';
import { createOpaqueToken, hashOpaqueToken } from '../keys/signed-token.ts';
import {
  accessCookie,
  accessTokenSeconds,
  createAccessToken,
  createLeavingToken,
  createRefreshToken,
  readLeavingToken,
  readRefreshToken,
} from './tokens.ts';

export const refreshCookie = '__Host-mboalink_refresh';

/**
 * Set by a browser whose member signed out without a network, so that scripts can: whatever its other cookies say, it is
 * a visitor's, until the session has ended or somebody signs in.
 */
export const leftCookie = 'left';

/**
 * Names a session that was to end while the database was away. It opens nothing: the next try to sign out ends that session, or the
 * next sign-in here.
 */
export const leavingCookie = '__Host-mboalink_leaving';

const daySeconds = 24 * 60 * 60;
/** With the prefix `__Host-` in its name, a browser takes a cookie with these attributes only, and from this host only. */
const safe = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

/** Sets both cookies of a session and answers the access token, for clients that keep no cookies. */
export async function issueSession(ctx: Context, session: Viewer) {
  ctx.logged.signedIn = session.userId;
  const accessToken = await createAccessToken(ctx, session);
  const refreshToken = await createRefreshToken(ctx.keys, session);
  setCookie(ctx, accessCookie, accessToken, accessTokenSeconds);
  setCookie(ctx, refreshCookie, refreshToken, sessionLimits.idleDays * daySeconds);
  forgetLeaving(ctx);
  if (ctx.cookies[leftCookie] !== undefined) setCookie(ctx, leftCookie, '', 0);
  return { accessToken, expiresIn: accessTokenSeconds };
}

/** Takes both cookies away. */
export function clearSession(ctx: Context): void {
  setCookie(ctx, accessCookie, '', 0);
  setCookie(ctx, refreshCookie, '', 0);
}

/** The session whose cookies this browser has, or that it could not end. */
export const sessionToEnd = async ({ cookies, keys }: Context): Promise<string | undefined> =>
  (await readRefreshToken(keys, cookies[refreshCookie] ?? ''))?.sessionId ??
  (await readLeavingToken(keys, cookies[leavingCookie]));

/** Keeps the name of a session that could not be ended. */
export async function keepLeaving(ctx: Context, sessionId: string): Promise<void> {
  const token = await createLeavingToken(ctx.keys, sessionId);
  setCookie(ctx, leavingCookie, token, sessionLimits.idleDays * daySeconds);
}

/** The session that was to end has ended. */
export function forgetLeaving(ctx: Context): void {
  if (ctx.cookies[leavingCookie] !== undefined) setCookie(ctx, leavingCookie, '', 0);
}

/** Appends a cookie to the answer, whichever transport carries it. */
export function setCookie(ctx: Context, name: string, value: string, maxAge: number): void {
  ctx.resHeaders.append('Set-Cookie', serialize(name, value, { ...safe, maxAge }));
}

/** When a session that is used now ends, if it is not used again. */
export function idleEnd(now: Date): Date {
  return new Date(now.getTime() + sessionLimits.idleDays * daySeconds * 1000);
}

const deviceCookie = '__Host-mboalink_device';

const deviceSeconds = 400 * 24 * 60 * 60;

/** How the database knows the browser that asks: a keyed hash of what its cookie holds, null without one. */
function readDevice(ctx: Context): Promise<string | null> {
  return hashOpaqueToken(ctx.keys, 'device', ctx.cookies[deviceCookie]);
}

/** The same of a browser that signs in, which is given a cookie by which it is known the next time. */
export async function ensureDevice(ctx: Context): Promise<string> {
  const sent = ctx.cookies[deviceCookie];
  const known = await readDevice(ctx);
  const token =
    sent && known ? sent : await createOpaqueToken(ctx.keys, 'device', ctx.createId().replaceAll('-', ''));
  setCookie(ctx, deviceCookie, token, deviceSeconds);
  const hash = known ?? (await hashOpaqueToken(ctx.keys, 'device', token));
  if (!hash) throw new Error('a new token has no accepted key');
  return hash;
}
