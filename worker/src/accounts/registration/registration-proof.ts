import { AppError } from '@mboalink/shared/errors.ts';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { createSignedToken, readSignedToken, unixSeconds } from '../../keys/signed-token.ts';

/** How long somebody may take from the right code to a finished registration. */
export const proofSeconds = 15 * 60;

export const proofCookie = 'mboalink_registration';

const claimsSchema = z.object({ use: z.literal('registration'), sub: z.string(), jti: z.uuid() });

/** What a proof says: this address answered, by this code. */
export type RegistrationProof = { email: string; codeId: string };

type Signing = Pick<Context, 'now'> & { env: Pick<Context['env'], 'SESSION_SECRET'> };

/** A signed proof that starts now. */
export function createProof({ now, env }: Signing, { email, codeId }: RegistrationProof): Promise<string> {
  const iat = unixSeconds(now);
  return createSignedToken(
    { use: 'registration', sub: email, jti: codeId, iat, exp: iat + proofSeconds },
    env.SESSION_SECRET,
  );
}

/** Reads a proof for an address. Throws `invalid_code` when it is missing, too old, or for another address. */
export async function readProof(
  { now, env }: Signing,
  token: string | undefined,
  email: string,
): Promise<RegistrationProof> {
  try {
    const claims = await readSignedToken(token ?? '', claimsSchema, { now, secret: env.SESSION_SECRET });
    if (claims.sub !== email) throw new Error('the proof is for another address');
    return { email, codeId: claims.jti };
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
