import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';

const timesSchema = z.object({ exp: z.number(), iat: z.optional(z.number()) });

/** Unix time, as tokens carry it: whole seconds. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** A signed token. `exp` is the Unix time from which on it is worth nothing. */
export function createSignedToken(
  claims: Record<string, string | number> & { exp: number },
  secret: string,
): Promise<string> {
  return sign(claims, secret, 'HS256');
}

/** The claims of a token of ours. Throws when it is another's, too old, from the future or of another shape. */
export async function readSignedToken<Schema extends z.ZodMiniType>(
  token: string,
  schema: Schema,
  { now, secret }: { now: Date; secret: string },
): Promise<z.output<Schema>> {
  // Its times are compared here: the library would ask the platform's clock.
  const payload = await verify(token, secret, { alg: 'HS256', exp: false, iat: false, nbf: false });
  const { exp, iat = 0 } = timesSchema.parse(payload);
  const seconds = unixSeconds(now);
  if (exp <= seconds || iat > seconds) throw new Error('the token is not valid at this time');
  return schema.parse(payload);
}
