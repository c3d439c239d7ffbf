import { oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { RegistrationTexts } from '@mboalink/shared/accounts/calls.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../../keys/signed-token.ts';
import { setCookie } from '../../session/session-cookies.ts';
import { checkCode, requireMatch } from '../codes/check-code.ts';
import { sendCode } from '../codes/send-code.ts';
import { hasMailbox } from '../identity.ts';
import { registrationTextErrors } from './check-registration.ts';
import { existingAccount } from './may-register.ts';

/** Mails a code that proves an e-mail address which has no account yet; none for texts that would be refused behind it. */
export async function sendRegistrationCode(
  ctx: Context,
  { email, ...texts }: RegistrationTexts & { email: string },
) {
  const errors = registrationTextErrors(texts, ctx.language);
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  const account = ctx.db.select({ id: users.id }).from(users).where(hasMailbox(email));
  const { sent } = await sendCode(ctx, {
    purpose: 'registration',
    recipient: { from: oneRow, subject: sql`${email}::text`, isTaken: exists(account) },
    missing: 'server_error',
  }).catch(async (error: unknown) => {
    throw await existingAccount(ctx, error, { email });
  });
  return sent;
}

/** Proves an e-mail address by its code. The proof lets one registration follow within 15 minutes. */
export async function verifyRegistrationCode(ctx: Context, { email, code }: CodeGuess & { email: string }) {
  const { db, now } = ctx;
  const { codeId, lock, ctes, outcome } = await checkCode(ctx, {
    purpose: 'registration',
    whose: and(eq(oneTimeCodes.mailbox, mailboxOf(email)), eq(oneTimeCodes.subject, email)),
    code,
  });
  const [, [row]] = await db.batch([
    lock,
    db
      .with(...ctes)
      .select({ codeCheck: outcome })
      .from(oneRow),
  ]);
  requireMatch(row?.codeCheck, 'registration', now);
  const proof = await createProof(ctx, { email, codeId });
  setCookie(ctx, proofCookie, proof, proofSeconds);
  return { proof, expiresAt: new Date(now.getTime() + proofSeconds * 1000).toISOString() };
}

/** How long somebody may take from the right code to a finished registration. */
export const proofSeconds = 15 * 60;

export const proofCookie = '__Host-mboalink_registration';

const claimsSchema = z.object({ sub: z.string(), jti: z.uuid() });

/** This address answered, by this code. */
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
