import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { setCookie } from '../../session/session-cookies.ts';
import { checkCode, requireMatch } from '../codes/check-code.ts';
import { createProof, proofCookie, proofSeconds } from './registration-proof.ts';

type Input = CodeGuess & { email: string };

/** Proves an e-mail address by its code. The proof lets one registration follow within 15 minutes. */
export async function verifyRegistrationCode(ctx: Context, { email, code }: Input) {
  const { db, now } = ctx;
  const { codeId, lock, ctes, outcome } = await checkCode(ctx, {
    purpose: 'registration',
    whose: eq(oneTimeCodes.subject, email),
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
