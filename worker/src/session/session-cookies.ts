import { sessionLimits } from '@mboalink/shared/limits.ts';
import { serialize } from 'hono/utils/cookie';
import type { Context, Viewer } from '../context.ts';
import { accessCookie, accessTokenSeconds, createAccessToken } from './access-token.ts';
import { createRefreshToken } from './refresh-token.ts';

export const refreshCookie = '__Host-mboalink_refresh';

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
  return { accessToken, expiresIn: accessTokenSeconds };
}

/** Takes both cookies away. */
export function clearSession(ctx: Context): void {
  setCookie(ctx, accessCookie, '', 0);
  setCookie(ctx, refreshCookie, '', 0);
}

/** Appends a cookie to the answer, whichever transport carries it. */
export function setCookie(ctx: Context, name: string, value: string, maxAge: number): void {
  ctx.resHeaders.append('Set-Cookie', serialize(name, value, { ...safe, maxAge }));
}

/** When a session that is used now ends, if it is not used again. */
export function idleEnd(now: Date): Date {
  return new Date(now.getTime() + sessionLimits.idleDays * daySeconds * 1000);
}
