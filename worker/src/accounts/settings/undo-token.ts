import { AppError } from '@mboalink/shared/errors.ts';
import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';

/** How long the old address may take a change of e-mail back. */
export const undoHours = 72;

const claimsSchema = z.object({ use: z.literal('undo-email-change'), jti: z.uuid(), exp: z.number() });

/** The token that the old address is mailed. */
export function createUndoToken(changeId: string, until: Date, secret: string): Promise<string> {
  const claims = { use: 'undo-email-change', jti: changeId, exp: Math.floor(until.getTime() / 1000) };
  return sign(claims, secret, 'HS256');
}

/** The change that a token may undo. Throws `invalid_code` for any other token, or after its time. */
export async function readUndoToken(token: string, secret: string): Promise<string> {
  try {
    return claimsSchema.parse(await verify(token, secret, 'HS256')).jti;
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
