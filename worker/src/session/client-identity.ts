import type { Context } from '../context.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import { setCookie } from './session-cookies.ts';

const challengeCookie = 'mboalink_challenge';
const deviceCookie = 'mboalink_device';

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
    hashed(ctx, 'challenge', challengeId ?? ctx.cookies[challengeCookie]),
    hashed(ctx, 'device', ctx.cookies[deviceCookie]),
    hashed(ctx, 'network', isThisMachine(ctx.networkAddress) ? undefined : ctx.networkAddress),
  ]);
  return { challengeHash, deviceHash, networkHash };
}

/** The challenge of a browser that asks for a code: the one it has, or a new one that it is given. */
export async function ensureChallenge(ctx: Context): Promise<{ challengeId: string; challengeHash: string }> {
  const challengeId = ctx.cookies[challengeCookie] || createToken(ctx);
  setCookie(ctx, challengeCookie, challengeId, challengeSeconds);
  return { challengeId, challengeHash: await keyedHash(ctx.env.SESSION_SECRET, 'challenge', challengeId) };
}

/** The device mark of a browser that signs in, which lets it be known the next time. */
export async function ensureDevice(ctx: Context): Promise<string> {
  const device = ctx.cookies[deviceCookie] || createToken(ctx);
  setCookie(ctx, deviceCookie, device, deviceSeconds);
  return keyedHash(ctx.env.SESSION_SECRET, 'device', device);
}

function hashed(ctx: Context, label: string, token: string | undefined): Promise<string> | null {
  return token ? keyedHash(ctx.env.SESSION_SECRET, label, token) : null;
}

/** Somebody who runs the whole on one machine is not a stranger's network. Never so behind Cloudflare. */
export function isThisMachine(address: string): boolean {
  return address === '' || address === '::1' || address.startsWith('127.') || address === '::ffff:127.0.0.1';
}

function createToken(ctx: Context): string {
  return ctx.createId().replaceAll('-', '');
}
