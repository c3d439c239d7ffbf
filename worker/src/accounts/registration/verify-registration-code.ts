import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readClientIdentity } from '../../session/client-identity.ts';
import { setCookie } from '../../session/session-cookies.ts';
import { type CodeCheck, checkCodeCtes, codeCheckJson, requireMatch } from '../codes/check-code.ts';
import { hashCode } from '../codes/one-time-code.ts';
import { registrationLock } from './registration-lock.ts';
import { createProof, proofCookie, proofSeconds } from './registration-proof.ts';

type Row = { codeCheck: CodeCheck; codeId: string | null };

type Input = CodeGuess & { email: string };

/** Proves an e-mail address by its code; the proof lets one registration follow within 15 minutes. */
export async function verifyRegistrationCode(ctx: Context, input: Input) {
  const { email } = input;
  const client = await readClientIdentity(ctx, input.challengeId);
  const codeHash = await hashCode(ctx.env.SESSION_SECRET, 'registration', input.code);
  const guess = { subject: sql`${email}`, userId: sql`null::uuid`, codeHash, client, now: ctx.now };
  const [, result] = await ctx.db.batch([
    ctx.db.execute(registrationLock(email)),
    ctx.db.execute<Row>(sql`with ${checkCodeCtes({ purpose: 'registration', ...guess })}
      select ${codeCheckJson(ctx.now)} as "codeCheck", (select id from guess where matched) as "codeId"`),
  ]);
  const row = result.rows[0];
  requireMatch(row?.codeCheck, ctx.now);
  const proof = await createProof(ctx, { email, codeId: row?.codeId ?? '' });
  setCookie(ctx, proofCookie, proof, proofSeconds);
  return { proof, expiresAt: new Date(ctx.now.getTime() + proofSeconds * 1000).toISOString() };
}
