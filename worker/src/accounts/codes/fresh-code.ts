import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { and, type SQLWrapper, sql } from 'drizzle-orm';
import { freshUntil } from '../../session/member-calls.ts';
import { isMember, isOwnSession, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { maskEmail } from '../identity.ts';
import { checkChangeCode, requireMatch } from './check-code.ts';
import { sendCode } from './send-code.ts';

/** Mails the code that a dangerous act needs to the account's present address. */
export async function sendFreshCode(ctx: MemberContext, { purpose }: { purpose: FreshPurpose }) {
  const { sent, subject } = await sendCode(ctx, {
    purpose,
    recipient: { from: users, where: isMember(ctx), subject: users.email },
    missing: 'unauthenticated',
  });
  return { ...sent, sentTo: maskEmail(subject) };
}

/** Takes that code: for some minutes this session may do what it is for. */
export async function verifyFreshCode(
  ctx: MemberContext,
  { purpose, ...input }: CodeGuess & { purpose: FreshPurpose },
): Promise<{ freshUntil: string }> {
  const { lock, ctes, guess, outcome } = await checkChangeCode(ctx, purpose, input);
  const [, [row]] = await ctx.db.batch([
    lock,
    ctx.db
      .with(...ctes, codeTypedCte(ctx, purpose, guess))
      .select({ codeCheck: outcome, running: runningSession(ctx) })
      .from(oneRow),
  ]);
  if (!row?.running) throw new AppError('unauthenticated');
  requireMatch(row.codeCheck, purpose, ctx.now);
  return { freshUntil: freshUntil(ctx.now).toISOString() };
}

type Guess = SQLWrapper & { isRight: SQLWrapper };

/** Notes in the session that a right code was typed, and for what. */
export function codeTypedCte(ctx: MemberContext, purpose: CodePurpose, guess: Guess) {
  return ctx.db.$with('typed').as(
    ctx.db
      .update(sessions)
      .set({ codeTypedAt: ctx.now, codePurpose: purpose })
      .where(and(isOwnSession(ctx), sql`exists (select from ${guess} where ${guess.isRight})`)),
  );
}
