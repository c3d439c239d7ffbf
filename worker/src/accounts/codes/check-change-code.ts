import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { readClientIdentity } from '../../session/client-identity.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkCode } from './check-code.ts';
import { digestsOf } from './one-time-code.ts';

/** Checks a code that permits a change to the member's own account: the latest that was asked for. */
export async function checkChangeCode(ctx: MemberContext, purpose: CodePurpose, input: CodeGuess) {
  const { userId } = ctx.viewer;
  const latest = ctx.db
    .select({ subject: oneTimeCodes.subject })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return checkCode(ctx, {
    purpose,
    subject: sql`${latest}`,
    userId: sql`${userId}::uuid`,
    digests: await digestsOf(ctx.keys, purpose, input.code),
    client: await readClientIdentity(ctx, input.challengeId),
  });
}
