import { decode, sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';
import type { KeyPurpose, KeyRing } from './key-ring.ts';

/** What tokens are made and read with; a context is one. */
export type Signing = { keys: KeyRing; now: Date };

const timesSchema = z.object({ exp: z.number(), iat: z.optional(z.number()) });
const headerSchema = z.object({ kid: z.string() });

/** Unix time, as tokens carry it: whole seconds. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** A token for one purpose, which no other takes. `exp` is the Unix time from which on it is worth nothing. */
export async function createSignedToken(
  { keys }: Pick<Signing, 'keys'>,
  purpose: KeyPurpose,
  claims: Record<string, string | number> & { exp: number },
): Promise<string> {
  return sign(claims, await keys.current(purpose), 'HS256');
}

/** The claims of a token of ours. Throws when it is another's, too old, from the future or of another shape. */
export async function readSignedToken<Schema extends z.ZodMiniType>(
  { keys, now }: Signing,
  purpose: KeyPurpose,
  schema: Schema,
  token: string,
): Promise<z.output<Schema>> {
  const key = await keys.named(purpose, headerSchema.parse(decode(token).header).kid);
  if (!key) throw new Error('no accepted key has signed the token');
  // Its times are compared here: the library would ask the platform's clock.
  const payload = await verify(token, key, { alg: 'HS256', exp: false, iat: false, nbf: false });
  const { exp, iat = 0 } = timesSchema.parse(payload);
  const seconds = unixSeconds(now);
  if (exp <= seconds || iat > seconds) throw new Error('the token is not valid at this time');
  return schema.parse(payload);
}
