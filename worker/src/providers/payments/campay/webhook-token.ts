import { verify } from 'hono/jwt';
import * as z from 'zod/mini';

const skewSeconds = 60;
/** For how long a token without an end holds. */
const usualSeconds = 10 * 60;

const time = z.optional(z.number());
const timesSchema = z.object({ exp: time, nbf: time, iat: time });

/** Why a webhook's token proves nothing; null for one of theirs that holds now. HS256 and no other. */
export async function checkWebhookToken(
  token: string,
  secret: string,
  now: Date,
): Promise<'bad_signature' | 'stale' | null> {
  try {
    // Its times are compared here: the library would ask the platform's clock.
    const claims = await verify(token, secret, { alg: 'HS256', exp: false, iat: false, nbf: false });
    return isCurrent(claims, now.getTime() / 1000) ? null : 'stale';
  } catch {
    return 'bad_signature';
  }
}

function isCurrent(claims: unknown, seconds: number): boolean {
  const { success, data } = timesSchema.safeParse(claims);
  if (!success) return false;
  const { iat = 0, nbf = iat, exp = iat + usualSeconds } = data;
  return seconds < exp + skewSeconds && Math.max(iat, nbf) <= seconds + skewSeconds;
}
