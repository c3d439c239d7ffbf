import { AppError } from '@mboalink/shared/errors.ts';
import * as z from 'zod/mini';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../../keys/signed-token.ts';

/** How long somebody may take from the right code to a finished registration. */
export const proofSeconds = 15 * 60;

export const proofCookie = '__Host-mboalink_registration';

const claimsSchema = z.object({ sub: z.string(), jti: z.uuid() });

/** What a proof says: this address answered, by this code. */
export type RegistrationProof = { email: string; codeId: string };

/** A signed proof that starts now. */
export function createProof(signing: Signing, { email, codeId }: RegistrationProof): Promise<string> {
  const iat = unixSeconds(signing.now);
  const claims = { sub: email, jti: codeId, iat, exp: iat + proofSeconds };
  return createSignedToken(signing, 'registration-proof', claims);
}

/** Reads a proof. Throws `invalid_code` when it is missing, too old or for another address. */
export async function readProof(
  signing: Signing,
  token: string | undefined,
  email: string,
): Promise<RegistrationProof> {
  try {
    const claims = await readSignedToken(signing, 'registration-proof', claimsSchema, token ?? '');
    if (claims.sub !== email) throw new Error('the proof is for another address');
    return { email, codeId: claims.jti };
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
