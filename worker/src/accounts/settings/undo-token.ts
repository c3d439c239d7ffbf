import { AppError } from '@mboalink/shared/errors.ts';
import * as z from 'zod/mini';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../../keys/signed-token.ts';

const claimsSchema = z.object({ jti: z.uuid() });

/** The token that the old address is mailed. */
export function createUndoToken(signing: Signing, changeId: string, until: Date): Promise<string> {
  return createSignedToken(signing, 'undo-token', { jti: changeId, exp: unixSeconds(until) });
}

/** The change that a token may undo. Throws `invalid_code` for any other token, or after its time. */
export async function readUndoToken(signing: Signing, token: string): Promise<string> {
  try {
    return (await readSignedToken(signing, 'undo-token', claimsSchema, token)).jti;
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
