import { guessBudgets, knownDevices, oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { doualaDay, nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, exists, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/rate-limited.ts';
import type { ClientIdentity } from '../../session/client-identity.ts';
import { hasDigest } from './one-time-code.ts';

/**
 * What became of a guess. `exhausted`: the code had used up its guesses before this one; `overBudget`: the
 * day's guesses for this address are used up.
 */
export type CodeCheck = { matched: boolean; exhausted: boolean; overBudget: boolean; waitSeconds: number };

export type Guess = {
  purpose: CodePurpose;
  /** The address that the code was sent to. */
  subject: SQL;
  /** The account, null where there is none yet. */
  userId: SQL;
  digests: string[];
  client: ClientIdentity;
};

/**
 * Checks one guess on the code that this browser asked for, else on the latest. Tries belong to the browser that
 * asked; guesses from elsewhere have tries of their own, and all wrong ones draw on what may be guessed for the
 * address in a day, where a browser that is known has its own share. The statement before must have locked the
 * account, so that guesses are checked one after the other.
 */
export function checkCode(ctx: Context, guessed: Guess) {
  const { db, now } = ctx;
  const known = knownCte(ctx, guessed);
  const holder = sql`case when (select ${known.isKnown} from ${known}) then ${guessed.client.deviceHash}::text else 'anyone' end`;
  const target = targetCte(ctx, guessed, holder);
  const tries = sql`case when ${target.isOwn} then ${target.attempts} else ${target.strayAttempts} end`;
  const checked = db.$with('checked').as(
    db
      .select()
      .from(target)
      .where(
        sql`${isNull(target.consumedAt)} and ${target.isInBudget} and ${tries} < ${codeLimits.guesses}::int`,
      ),
  );
  const budget = budgetCte(ctx, checked, holder);
  const guess = db.$with('guess').as(
    db
      .update(oneTimeCodes)
      .set({
        attempts: sql`${oneTimeCodes.attempts} + ${checked.isOwn}::int`,
        strayAttempts: sql`${oneTimeCodes.strayAttempts} + (not ${checked.isOwn})::int`,
        consumedAt: sql`case when ${checked.isRight} then ${instant(now)} end`,
      })
      .from(checked)
      .where(eq(oneTimeCodes.id, checked.id))
      .returning({
        id: oneTimeCodes.id,
        newValue: oneTimeCodes.newValue,
        newIdentityHashes: oneTimeCodes.newIdentityHashes,
        matched: sql<boolean>`${checked.isRight}`.as('matched'),
      }),
  );
  const isOpen = isNull(target.consumedAt);
  const resendAt = sql`${target.createdAt} + make_interval(secs => ${codeLimits.resendAfterSeconds}::int)`;
  /** The outcome as JSON, beside whatever else the statement answers. */
  const outcome: SQL<CodeCheck> = jsonObject({
    matched: sql<boolean>`coalesce((select ${guess.matched} from ${guess}), false)`,
    exhausted: sql<boolean>`coalesce(
      (select ${isOpen} and not exists (select from ${checked}) from ${target}), false)`,
    overBudget: sql<boolean>`coalesce((select ${isOpen} and not ${target.isInBudget} from ${target}), false)`,
    waitSeconds: sql<number>`coalesce(
      (select ceil(extract(epoch from ${resendAt} - ${instant(now)}))::int from ${target}), 0)`,
  });
  return { ctes: [known, target, checked, budget, guess], known, guess, outcome };
}

type Checked = SQLWrapper & { subject: SQLWrapper; isRight: SQLWrapper };

/** Counts a wrong guess towards those of the day. */
function budgetCte({ db, now }: Context, checked: Checked, holder: SQL) {
  const { subject, holder: ofHolder, day, wrongGuesses } = guessBudgets;
  return db
    .$with('budget', {})
    .as(sql`${insertSelect(
      guessBudgets,
      { subject: checked.subject, holder, day: doualaDay(now), wrongGuesses: 1 },
      sql`from ${checked} where not ${checked.isRight}`,
    )} on conflict (${columnName(subject)}, ${columnName(ofHolder)}, ${columnName(day)})
    do update set ${columnName(wrongGuesses)} = ${wrongGuesses} + 1`);
}

/** Whether the browser has signed in to the account before. */
function knownCte({ db }: Context, { userId, client }: Guess) {
  const device = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(
      sql`${knownDevices.userId} = ${userId} and ${knownDevices.deviceHash} = ${client.deviceHash}::text`,
    );
  return db
    .$with('known')
    .as(db.select({ isKnown: sql<boolean>`${exists(device)}`.as('is_known') }).from(oneRow));
}

/** The code that is guessed at, with what is true of it. */
function targetCte({ db, now }: Context, { purpose, subject, userId, digests, client }: Guess, holder: SQL) {
  const isOwn = sql<boolean>`coalesce(${oneTimeCodes.challengeHash} = ${client.challengeHash}::text, false)`;
  const wrongGuesses = db
    .select({ wrongGuesses: guessBudgets.wrongGuesses })
    .from(guessBudgets)
    .where(
      and(
        eq(guessBudgets.subject, oneTimeCodes.subject),
        eq(guessBudgets.holder, holder),
        eq(guessBudgets.day, doualaDay(now)),
      ),
    );
  return db.$with('target').as(
    db
      .select({
        id: oneTimeCodes.id,
        subject: oneTimeCodes.subject,
        consumedAt: oneTimeCodes.consumedAt,
        createdAt: oneTimeCodes.createdAt,
        attempts: oneTimeCodes.attempts,
        strayAttempts: oneTimeCodes.strayAttempts,
        isRight: hasDigest(digests).as('is_right'),
        isOwn: isOwn.as('is_own'),
        isInBudget: sql<boolean>`coalesce(${wrongGuesses}, 0) < ${codeLimits.wrongGuessesPerDay}::int`.as(
          'is_in_budget',
        ),
      })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          eq(oneTimeCodes.subject, subject),
          sql`${oneTimeCodes.userId} is not distinct from ${userId}`,
          gt(oneTimeCodes.expiresAt, now),
        ),
      )
      .orderBy(desc(isOwn), desc(oneTimeCodes.createdAt))
      .limit(1),
  );
}

/** Throws unless the guess was right: too many guesses are told from a wrong, used or expired code. */
export function requireMatch(codeCheck: CodeCheck | undefined, now: Date): void {
  if (codeCheck?.exhausted) {
    const untilMidnight = Math.ceil((nextDoualaMidnight(now).getTime() - now.getTime()) / 1000);
    throw rateLimited(codeCheck.overBudget ? untilMidnight : codeCheck.waitSeconds);
  }
  if (!codeCheck?.matched) throw new AppError('invalid_code');
}
