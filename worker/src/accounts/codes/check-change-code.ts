import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { readClientIdentity } from '../../session/client-identity.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkCodeCtes } from './check-code.ts';
import { hashCode } from './one-time-code.ts';

/** The judging of a code that permits a change to the member's own account: the latest that was asked for. */
export async function checkChangeCode(
  ctx: MemberContext,
  purpose: CodePurpose,
  input: CodeGuess,
): Promise<SQL> {
  const userId = sql`${ctx.viewer.userId}::uuid`;
  return checkCodeCtes({
    purpose,
    subject: sql`(select subject from one_time_codes
      where user_id = ${userId} and purpose = ${purpose} order by created_at desc limit 1)`,
    userId,
    codeHash: await hashCode(ctx.env.SESSION_SECRET, purpose, input.code),
    client: await readClientIdentity(ctx, input.challengeId),
    now: ctx.now,
  });
}

/** Throws when the lock found nobody: the session has ended. */
export function requireLocked(rows: unknown[]): void {
  if (rows.length === 0) throw new AppError('unauthenticated');
}
