import { guessBudgets, oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { doualaDay, secondsUntilMidnight } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import {
  and,
  countDistinct,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
  type WithSubquery,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/rate-limited.ts';
import type { ClientIdentity } from '../../session/client-identity.ts';
import { knownCte } from './known-device.ts';
import { hasDigest, mailId } from './one-time-code.ts';

/**
 * What became of a guess. `exhausted`: the code had used up its guesses before this one; `overBudget`: the day's
 * guesses for this mailbox are used up, by this known browser or by all unknown ones together.
 */
export type CodeCheck = {
  matched: boolean;
  exhausted: boolean;
  overBudget: boolean;
  waitSeconds: number;
};

export type Guess = {
  purpose: CodePurpose;
  /** The address that the code was sent to. */
  subject: SQL;
  /** The account, null where there is none. */
  userId: SQL;
  digests: string[];
  client: ClientIdentity;
};

/**
 * Checks one guess on the latest code that this browser asked for; codes of other browsers are none here. Wrong
 * guesses draw on what may be guessed for the mailbox in a day, under all its spellings, where a browser that is known has its own share for
 * the account's own address. The statement before must have locked the account, so that guesses are checked one after
 * the other.
 */
export function checkCode(ctx: Context, guessed: Guess) {
  const { db, now } = ctx;
  const known = knownCte(ctx, guessed.userId, guessed.client);
  const target = targetCte(ctx, guessed, sql`(select ${known.isKnown} from ${known})`);
  const checked = db.$with('checked').as(
    db
      .select()
      .from(target)
      .where(
        sql`${isNull(target.consumedAt)} and ${target.isInBudget} and ${target.attempts} < ${codeLimits.guesses}::int`,
      ),
  );
  const budget = budgetCte(ctx, checked);
  const guess = guessCte(ctx, checked);
  const spent = spentCte(ctx, guess);
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
  return { ctes: [known, target, checked, budget, guess, spent], known, guess, outcome };
}

type Checked = WithSubquery & {
  id: SQLWrapper;
  mailbox: SQLWrapper;
  holder: SQLWrapper;
  isRight: SQLWrapper;
};

/** Counts a wrong guess towards those of the day. */
function budgetCte({ db, now }: Context, checked: Checked) {
  const { subject, holder: ofHolder, day, wrongGuesses } = guessBudgets;
  return db
    .$with('budget', {})
    .as(sql`${insertSelect(
      guessBudgets,
      { subject: checked.mailbox, holder: checked.holder, day: doualaDay(now), wrongGuesses: 1 },
      sql`from ${checked} where not ${checked.isRight}`,
    )} on conflict (${columnName(subject)}, ${columnName(ofHolder)}, ${columnName(day)})
    do update set ${columnName(wrongGuesses)} = ${wrongGuesses} + 1`);
}

/** Counts the guess, and uses the code up where it is right. */
function guessCte({ db, now }: Context, checked: Checked) {
  return db.$with('guess').as(
    db
      .update(oneTimeCodes)
      .set({
        attempts: sql`${oneTimeCodes.attempts} + 1`,
        consumedAt: sql`case when ${checked.isRight} then ${instant(now)} end`,
      })
      .from(checked)
      .where(eq(oneTimeCodes.id, checked.id))
      .returning({
        id: oneTimeCodes.id,
        newValue: oneTimeCodes.newValue,
        newIdentityHashes: oneTimeCodes.newIdentityHashes,
        mailId: sql<string>`${mailId}`.as('mail_id'),
        matched: sql<boolean>`${checked.isRight}`.as('matched'),
      }),
  );
}

/** A code is good once, in whichever of the browsers that share its mail. */
function spentCte({ db, now }: Context, guess: ReturnType<typeof guessCte>) {
  return db.$with('spent').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .from(guess)
      .where(
        sql`${guess.matched} and ${oneTimeCodes.id} <> ${guess.id} and ${isNull(oneTimeCodes.consumedAt)}
          and (${oneTimeCodes.id} = ${guess.mailId} or ${oneTimeCodes.mailedWith} = ${guess.mailId})`,
      ),
  );
}

/**
 * The code that is guessed at, with what is true of it. A known browser has a share of its own in what was mailed to the
 * account's address for it: of other addresses' guesses it could have as many as it signs browsers in.
 */
function targetCte(ctx: Context, { purpose, subject, userId, digests, client }: Guess, isKnown: SQL) {
  const { db, now } = ctx;
  const isOwnAddress = purpose !== 'registration' && purpose !== 'email_change';
  const holder = sql<string>`coalesce(
    case when ${isOwnAddress}::boolean and ${isKnown} then ${oneTimeCodes.deviceHash} end, 'anyone')`;
  const wrongGuesses = db
    .select({ wrongGuesses: guessBudgets.wrongGuesses })
    .from(guessBudgets)
    .where(
      and(
        eq(guessBudgets.subject, oneTimeCodes.mailbox),
        eq(guessBudgets.holder, holder),
        eq(guessBudgets.day, doualaDay(now)),
      ),
    );
  return db.$with('target').as(
    db
      .select({
        id: oneTimeCodes.id,
        mailbox: oneTimeCodes.mailbox,
        consumedAt: oneTimeCodes.consumedAt,
        createdAt: oneTimeCodes.createdAt,
        attempts: oneTimeCodes.attempts,
        holder: holder.as('holder'),
        // Nobody was mailed a code to sign in with that belongs to no account.
        isRight:
          sql<boolean>`(${hasDigest(digests)} and (${purpose !== 'login'}::boolean or ${userId} is not null))`.as(
            'is_right',
          ),
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
          eq(oneTimeCodes.challengeHash, sql`${client.challengeHash}::text`),
          isAmongLatest(ctx),
        ),
      )
      .orderBy(desc(oneTimeCodes.createdAt))
      .limit(1),
  );
}

/** Over `oneTimeCodes`: whether only few unknown browsers were mailed a code since; a known one stays. */
function isAmongLatest({ db, now }: Context): SQL {
  const newer = alias(oneTimeCodes, 'newer');
  const browsers = db
    .select({ browsers: countDistinct(newer.challengeHash) })
    .from(newer)
    .where(
      and(
        eq(newer.purpose, oneTimeCodes.purpose),
        eq(newer.subject, oneTimeCodes.subject),
        isNull(newer.deviceHash),
        isNull(newer.mailedWith),
        gt(newer.expiresAt, now),
        gt(newer.createdAt, oneTimeCodes.createdAt),
        ne(newer.challengeHash, oneTimeCodes.challengeHash),
      ),
    );
  return sql`(${isNotNull(oneTimeCodes.deviceHash)} or ${browsers} < ${codeLimits.browsers}::int)`;
}

const perCode = { name: 'guesses', quota: codeLimits.guesses, windowSeconds: codeLimits.lifeSeconds };
const perDay = {
  name: 'guesses-a-day',
  quota: codeLimits.wrongGuessesPerDay,
  windowSeconds: 24 * 60 * 60,
};

/**
 * Throws unless the guess was right: too many guesses are told from a wrong, used or expired code. Past those of a day
 * only mails to sign in with help on, by their button.
 */
export function requireMatch(codeCheck: CodeCheck | undefined, purpose: CodePurpose, now: Date): void {
  if (codeCheck?.exhausted) {
    if (!codeCheck.overBudget) throw rateLimited(codeCheck.waitSeconds, 'account', perCode);
    throw rateLimited(secondsUntilMidnight(now), purpose === 'login' ? 'signInLink' : 'account', perDay);
  }
  if (!codeCheck?.matched) throw new AppError('invalid_code');
}
