import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ensureChallenge, readClientIdentity } from '../../session/client-identity.ts';
import { setCookie } from '../../session/session-cookies.ts';
import { checkCode, requireMatch } from '../codes/check-code.ts';
import { registrationLock } from '../codes/lock-limits.ts';
import { digestsOf } from '../codes/one-time-code.ts';
import { createProof, proofCookie, proofSeconds } from './registration-proof.ts';

type Input = CodeGuess & { email: string };

/**
 * Proves an e-mail address by its code. The proof lets one registration follow within 15 minutes, in the browser that
 * proved it.
 */
export async function verifyRegistrationCode(ctx: Context, input: Input) {
  const { db, now } = ctx;
  const { email } = input;
  const { ctes, guess, outcome } = checkCode(ctx, {
    purpose: 'registration',
    subject: sql`${email}`,
    userId: sql`null::uuid`,
    digests: await digestsOf(ctx.keys, 'registration', input.code),
    client: await readClientIdentity(ctx, input.challengeId),
  });
  const [, [row]] = await db.batch([
    registrationLock(ctx, email),
    db
      .with(...ctes)
      .select({
        codeCheck: outcome,
        codeId: sql<string | null>`(select ${guess.id} from ${guess} where ${guess.matched})`,
      })
      .from(oneRow),
  ]);
  requireMatch(row?.codeCheck, 'registration', now);
  const { challengeId, challengeHash } = await ensureChallenge(ctx, input);
  const proof = await createProof(ctx, { email, codeId: row?.codeId ?? '', challengeHash });
  setCookie(ctx, proofCookie, proof, proofSeconds);
  return { proof, challengeId, expiresAt: new Date(now.getTime() + proofSeconds * 1000).toISOString() };
}
