import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { secondsUntilMidnight, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/error-answer.ts';
import type { MemberContext } from '../../trpc.ts';
import { codesLock, hasDigits, isOpen } from './one-time-code.ts';

/** What became of a guess; `overBudget`: the address has had its wrong guesses of the day, so that none is judged. */
export type CodeCheck = { matched: boolean; overBudget: boolean };

type Typed = {
  purpose: CodePurpose;
  /** Over `oneTimeCodes`: whose code it is. */
  whose: SQL | undefined;
  code: string;
};

/**
 * Compares what somebody typed with the latest code of a purpose. Answers what is to stand in one batch: `lock` as a
 * statement, then `ctes` in a later one with `outcome` among its answers, which `requireMatch` reads. `guess` is the row
 * of the code, where the guess was judged; it is right where `isRight` is true of it. Throws `invalid_code` where no
 * code can be typed.
 */
export async function checkCode(ctx: Context, { purpose, whose, code }: Typed) {
  const { db } = ctx;
  const [latest] = await db
    .select({
      id: oneTimeCodes.id,
      mailbox: oneTimeCodes.mailbox,
      newValue: oneTimeCodes.newValue,
      isOpen: sql<boolean>`(${isOpen(ctx.now)})`,
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), whose))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  if (!latest?.isOpen) throw new AppError('invalid_code');
  const isRight = await hasDigits(ctx.keys, latest.id, code);
  const target = targetCte(ctx, latest);
  const guess = guessCte(ctx, target, isRight);
  const outcome: SQL<CodeCheck> = jsonObject({
    matched: sql<boolean>`exists (select from ${guess} where ${guess.isRight})`,
    overBudget: sql<boolean>`exists (select from ${target} where not ${target.isInBudget})`,
  });
  return {
    codeId: latest.id,
    newValue: latest.newValue,
    lock: db.select({ lock: codesLock(sql`${latest.mailbox}::text`) }).from(oneRow),
    ctes: [target, guess],
    guess,
    outcome,
  };
}

/** The code, while it can be typed. */
function targetCte({ db, now }: Context, { id, mailbox }: { id: string; mailbox: string }) {
  const ofAddress = alias(oneTimeCodes, 'of_address');
  const wrongToday = db
    .select({ guesses: sql`coalesce(sum(${ofAddress.attempts}), 0)` })
    .from(ofAddress)
    .where(and(eq(ofAddress.mailbox, mailbox), gte(ofAddress.createdAt, startOfDoualaDay(now))));
  return db.$with('target').as(
    db
      .select({
        id: oneTimeCodes.id,
        isInBudget: sql<boolean>`((${wrongToday}) < ${codeLimits.wrongGuessesPerDay}::int)`.as(
          'is_in_budget',
        ),
      })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.id, id), isOpen(now))),
  );
}

/** Counts a wrong guess, and uses the code up where it is right. */
function guessCte({ db, now }: Context, target: ReturnType<typeof targetCte>, isRight: boolean) {
  const { id, attempts, newValue, newIdentityHashes } = oneTimeCodes;
  return db.$with('guess').as(
    db
      .update(oneTimeCodes)
      .set(isRight ? { consumedAt: now } : { attempts: sql`${attempts} + 1` })
      .from(target)
      .where(and(eq(id, target.id), target.isInBudget))
      .returning({
        id,
        newValue,
        newIdentityHashes,
        isRight: sql<boolean>`${isRight}::boolean`.as('is_right'),
      }),
  );
}

const perDay = {
  name: 'guesses-a-day',
  quota: codeLimits.wrongGuessesPerDay,
  windowSeconds: 24 * 60 * 60,
};

/**
 * Throws unless the guess was right. Past the wrong guesses of a day only mails to sign in with help on, by their button.
 */
export function requireMatch(check: CodeCheck | undefined, purpose: CodePurpose, now: Date): void {
  if (check?.overBudget) {
    throw rateLimited(secondsUntilMidnight(now), purpose === 'login' ? 'signInLink' : 'account', perDay);
  }
  if (!check?.matched) throw new AppError('invalid_code');
}

/** Checks a code that permits a change to the member's own account: the latest that was asked for. */
export function checkChangeCode(ctx: MemberContext, purpose: CodePurpose, { code }: CodeGuess) {
  return checkCode(ctx, { purpose, whose: eq(oneTimeCodes.userId, ctx.viewer.userId), code });
}
