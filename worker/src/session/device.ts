import type { Context } from '../context.ts';
import { createOpaqueToken, hashOpaqueToken } from '../keys/signed-token.ts';
import { setCookie } from './session-cookies.ts';

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
