import { AppError } from '@mboalink/shared/errors.ts';
import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';

/** How long somebody may take from the right code to a finished registration. */
export const proofSeconds = 15 * 60;

export const proofCookie = 'mboalink_registration';

const claimsSchema = z.object({
  use: z.literal('registration'),
  sub: z.string(),
  jti: z.uuid(),
  exp: z.number(),
});

/** What a proof says: this address answered, by this code. */
export type RegistrationProof = { email: string; codeId: string };

/** A signed proof, starting at an instant. */
export function createProof(
  { email, codeId }: RegistrationProof,
  now: Date,
  secret: string,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    use: 'registration',
    sub: email,
    jti: codeId,
    iat: issuedAt,
    exp: issuedAt + proofSeconds,
  };
  return sign(claims, secret, 'HS256');
}

/** Reads a proof for an address. Throws `invalid_code` when it is missing, too old, or for another address. */
export async function readProof(
  token: string | undefined,
  email: string,
  secret: string,
): Promise<RegistrationProof> {
  try {
    const claims = claimsSchema.parse(await verify(token ?? '', secret, 'HS256'));
    if (claims.sub !== email) throw new Error('the proof is for another address');
    return { email, codeId: claims.jti };
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
