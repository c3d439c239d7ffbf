import { AppError } from '@mboalink/shared/errors.ts';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../../keys/signed-token.ts';

const claimsSchema = z.object({ jti: z.uuid() });

type Sent = { codeId: string; code: string; expiresAt: Date };

/**
 * Where the button of a code's mail leads. What nobody can guess stands after the #, so that no server and no log
 * sees it; the code stands there too, to be shown where the button opens in another browser than the one that asked.
 */
export async function signInLink(ctx: Context, { codeId, code, expiresAt }: Sent): Promise<string> {
  const url = new URL('/sign-in-link', ctx.env.PUBLIC_URL);
  const token = await createSignedToken(ctx, 'sign-in-link', { jti: codeId, exp: unixSeconds(expiresAt) });
  url.hash = `${code}.${token}`;
  return url.href;
}

/** The code whose mail carried the token. Throws `invalid_code` for any other token, or after its time. */
export async function readSignInToken(signing: Signing, token: string): Promise<string> {
  try {
    return (await readSignedToken(signing, 'sign-in-link', claimsSchema, token)).jti;
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
