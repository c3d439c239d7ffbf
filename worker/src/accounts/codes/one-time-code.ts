import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { advisoryLock } from '@mboalink/db/sql/expressions.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, gt, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { DerivedKey, KeyRing } from '../../keys/key-ring.ts';
import { keyedBytes } from '../../keys/keyed-hash.ts';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../../keys/signed-token.ts';

/** Letters that are not mistaken for one another or for digits. */
const markLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** The six digits of a code, and the two letters by which its mail is told from an older one. Both follow from its id. */
export type CodeDigits = { code: string; mark: string };

/** The digits of a new code, or of one that is mailed again. */
export async function digitsOf(keys: KeyRing, codeId: string): Promise<CodeDigits> {
  return digitsUnder(await keys.current('one-time-code'), codeId);
}

/** Whether somebody typed the digits of a code, under any key that is accepted. */
export async function hasDigits(keys: KeyRing, codeId: string, typed: string): Promise<boolean> {
  const accepted = await keys.accepted('one-time-code');
  const digits = await Promise.all(accepted.map((key) => digitsUnder(key, codeId)));
  return digits.some(({ code }) => code === typed);
}

async function digitsUnder(key: DerivedKey, codeId: string): Promise<CodeDigits> {
  const bytes = new DataView(await keyedBytes(key, codeId));
  const number = bytes.getBigUint64(0) % 1_000_000n;
  const letter = (at: number) => markLetters[bytes.getUint8(at) % markLetters.length];
  return { code: String(number).padStart(6, '0'), mark: `${letter(8)}${letter(9)}` };
}

/** Over `oneTimeCodes`: whether the code can still be typed. */
export function isOpen(now: Date): SQL | undefined {
  const { consumedAt, mailedAt, attempts } = oneTimeCodes;
  const oldest = sql`${instant(now)} - make_interval(secs => ${codeLimits.lifeSeconds}::int)`;
  return and(isNull(consumedAt), gt(mailedAt, oldest), lt(attempts, codeLimits.guesses));
}

/** Makes all that concerns the codes of an address wait for its turn, to the end of the batch. */
export function codesLock(address: SQLWrapper): SQL {
  return advisoryLock(sql`'codes:' || mailbox_of(${address})`);
}

const claimsSchema = z.object({ jti: z.uuid() });

/** Where the button of a sign-in mail leads. The token stands after the #, so that no server and no log sees it. */
export async function signInLink(ctx: Context, codeId: string): Promise<string> {
  const url = new URL('/sign-in-link', ctx.env.PUBLIC_URL);
  const exp = unixSeconds(ctx.now) + codeLimits.buttonSeconds;
  url.hash = await createSignedToken(ctx, 'sign-in-link', { jti: codeId, exp });
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
