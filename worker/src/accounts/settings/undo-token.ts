import { AppError } from '@mboalink/shared/errors.ts';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { createSignedToken, readSignedToken, unixSeconds } from '../../keys/signed-token.ts';

/** How long the old address may take a change of e-mail back. */
export const undoHours = 72;

const claimsSchema = z.object({ use: z.literal('undo-email-change'), jti: z.uuid() });

/** The token that the old address is mailed. */
export function createUndoToken({ env }: Context, changeId: string, until: Date): Promise<string> {
  return createSignedToken(
    { use: 'undo-email-change', jti: changeId, exp: unixSeconds(until) },
    env.SESSION_SECRET,
  );
}

/** The change that a token may undo. Throws `invalid_code` for any other token, or after its time. */
export async function readUndoToken({ now, env }: Context, token: string): Promise<string> {
  try {
    return (await readSignedToken(token, claimsSchema, { now, secret: env.SESSION_SECRET })).jti;
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
