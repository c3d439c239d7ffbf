import type { Context } from '../context.ts';
import { createOpaqueToken, hashOpaqueToken } from '../keys/signed-token.ts';
import { networkHashOf } from './network.ts';
import { setCookie } from './session-cookies.ts';

export const challengeCookie = '__Host-mboalink_challenge';
const deviceCookie = '__Host-mboalink_device';

const challengeSeconds = 60 * 60;
const deviceSeconds = 400 * 24 * 60 * 60;

/** How the database knows a browser: keyed hashes of what its cookies hold, and of its network address. */
export type ClientIdentity = {
  challengeHash: string | null;
  deviceHash: string | null;
  networkHash: string | null;
};

/** The identity of the browser that asks. Clients without cookies send the `challengeId` that they were answered. */
export async function readClientIdentity(ctx: Context, challengeId?: string): Promise<ClientIdentity> {
  const [challengeHash, deviceHash, networkHash] = await Promise.all([
    hashOpaqueToken(ctx.keys, 'challenge', challengeId ?? ctx.cookies[challengeCookie]),
    hashOpaqueToken(ctx.keys, 'device', ctx.cookies[deviceCookie]),
    networkHashOf(ctx),
  ]);
  return { challengeHash, deviceHash, networkHash };
}

/** By what a browser may be known that has no challenge: as one that says which it was given, or whose request it repeats. */
type Known = { challengeId?: string | undefined; requestId?: string | undefined };

/** The challenge of a browser: the one that it has, as a cookie or as it says, or a new one that it is given. */
export async function ensureChallenge(
  ctx: Context,
  { challengeId, requestId }: Known = {},
): Promise<{ challengeId: string; challengeHash: string }> {
  const sent = challengeId ?? ctx.cookies[challengeCookie];
  const { token, hash } = await ensureToken(ctx, 'challenge', sent, requestId);
  setCookie(ctx, challengeCookie, token, challengeSeconds);
  return { challengeId: token, challengeHash: hash };
}

/** The device mark of a browser that signs in, which lets it be known the next time. */
export async function ensureDevice(ctx: Context): Promise<string> {
  const { token, hash } = await ensureToken(ctx, 'device', ctx.cookies[deviceCookie]);
  setCookie(ctx, deviceCookie, token, deviceSeconds);
  return hash;
}

async function ensureToken(
  ctx: Context,
  purpose: 'challenge' | 'device',
  sent: string | undefined,
  drawn = ctx.createId(),
) {
  const known = await hashOpaqueToken(ctx.keys, purpose, sent);
  if (sent && known) return { token: sent, hash: known };
  const token = await createOpaqueToken(ctx.keys, purpose, drawn.replaceAll('-', ''));
  const hash = await hashOpaqueToken(ctx.keys, purpose, token);
  if (!hash) throw new Error('a new token has no accepted key');
  return { token, hash };
}
