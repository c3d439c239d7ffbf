import { verify } from 'hono/jwt';
import * as z from 'zod/mini';
import { equalInConstantTime } from '../../keys/keyed-hash.ts';

const encoder = new TextEncoder();

/** Whether a header carries the secret itself; in a time that tells neither where it differs nor how long it is. */
export async function isSecret(shown: string, secret: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(shown), digest(secret)]);
  return equalInConstantTime(left, right);
}

async function digest(text: string): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Whether a header is the base64 HMAC-SHA-256 of these very bytes, compared by the platform in constant time. */
export async function isSignature(shown: string, secret: string, rawBody: Uint8Array): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const decoded = /^[A-Za-z0-9+/]{43}=$/.test(shown) ? atob(shown) : '';
  const signature = Uint8Array.from(decoded, (sign) => sign.charCodeAt(0));
  return crypto.subtle.verify('HMAC', key, signature, Uint8Array.from(rawBody));
}

const skewSeconds = 60;
/** How long a token without an end is valid. */
const usualSeconds = 10 * 60;

const time = z.optional(z.number());
const timesSchema = z.object({ exp: time, nbf: time, iat: time });

/** Why a JWT proves nothing; null for a valid one. HS256 and no other. */
export async function checkJwt(
  token: string,
  secret: string,
  now: Date,
): Promise<'bad_signature' | 'stale' | null> {
  try {
    // The library would compare its times with the platform's clock.
    const claims = await verify(token, secret, { alg: 'HS256', exp: false, iat: false, nbf: false });
    const { success, data } = timesSchema.safeParse(claims);
    if (!success) return 'stale';
    const seconds = now.getTime() / 1000;
    const { iat = 0, nbf = iat, exp = iat + usualSeconds } = data;
    const isCurrent = seconds < exp + skewSeconds && Math.max(iat, nbf) <= seconds + skewSeconds;
    return isCurrent ? null : 'stale';
  } catch {
    return 'bad_signature';
  }
}

/** The JSON of a webhook's bytes; undefined where they are none. */
export function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}
