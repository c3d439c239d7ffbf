import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { doualaDay, nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { rateLimited } from '../../errors/rate-limited.ts';
import type { ClientIdentity } from '../../session/client-identity.ts';
import { isoInstant } from '../../sql-instant.ts';
import { codeAttempts, guessesPerDay, resendAfterSeconds } from './one-time-code.ts';

/**
 * What became of a guess. `exhausted`: the code had used up its guesses before this one; `overBudget`: the
 * day's guesses for this address are used up.
 */
export type CodeCheck = { matched: boolean; exhausted: boolean; overBudget: boolean; waitSeconds: number };

type Guess = {
  purpose: CodePurpose;
  /** The address that the code was sent to. */
  subject: SQL;
  /** The account, null where there is none yet. */
  userId: SQL;
  codeHash: string;
  client: ClientIdentity;
  now: Date;
};

/**
 * `target, known, spent, guess`: judges one guess on the code that this browser asked for, else on the latest.
 * Tries belong to the browser that asked; guesses from elsewhere have tries of their own, and all wrong ones
 * draw on what may be judged for the address in a day, where a browser that is known has its own share.
 * The statement before must have locked the account, so that guesses are judged one after the other.
 */
export function checkCodeCtes({ purpose, subject, userId, codeHash, client, now }: Guess): SQL {
  const holder = sql`case when (select known from known) then ${client.deviceHash}::text else 'anyone' end`;
  const day = sql`${doualaDay(now)}::date`;
  return sql`known as materialized (
      select exists (select 1 from known_devices
        where user_id = ${userId} and device_hash = ${client.deviceHash}::text) as known
    ),
    target as materialized (
      select c.id, c.subject, c.consumed_at, c.created_at, c.code_hash = ${codeHash} as is_right,
        coalesce(c.challenge_hash = ${client.challengeHash}::text, false) as own, c.attempts, c.stray_attempts,
        coalesce((select judged from guess_budgets b
          where b.subject = c.subject and b.holder = ${holder} and b.day = ${day}), 0) < ${guessesPerDay}::int as in_budget
      from one_time_codes c
      where c.purpose = ${purpose} and c.subject = ${subject} and c.user_id is not distinct from ${userId}
        and c.expires_at > ${isoInstant(now)}
      order by own desc, c.created_at desc limit 1
    ),
    judged as materialized (
      select * from target where consumed_at is null and in_budget
        and case when own then attempts else stray_attempts end < ${codeAttempts}::int
    ),
    spent as (
      insert into guess_budgets (subject, holder, day, judged)
      select subject, ${holder}, ${day}, 1 from judged where not is_right
      on conflict (subject, holder, day) do update set judged = guess_budgets.judged + 1
    ),
    guess as (
      update one_time_codes c
      set attempts = c.attempts + judged.own::int, stray_attempts = c.stray_attempts + (not judged.own)::int,
        consumed_at = case when judged.is_right then ${isoInstant(now)} end
      from judged where c.id = judged.id
      returning c.id, c.new_value, judged.is_right as matched
    )`;
}

/** The outcome as JSON, beside whatever else the statement answers. */
export function codeCheckJson(now: Date): SQL {
  return sql`json_build_object(
    'matched', coalesce((select matched from guess), false),
    'exhausted', coalesce((select consumed_at is null and not exists (select 1 from judged) from target), false),
    'overBudget', coalesce((select consumed_at is null and not in_budget from target), false),
    'waitSeconds', coalesce((select ceil(extract(epoch from
      created_at + make_interval(secs => ${resendAfterSeconds}::int) - ${isoInstant(now)}))::int from target), 0))`;
}

/** Throws unless the guess was right: too many guesses are told from a wrong, used or expired code. */
export function requireMatch(codeCheck: CodeCheck | undefined, now: Date): void {
  if (codeCheck?.exhausted) {
    const untilMidnight = Math.ceil((nextDoualaMidnight(now).getTime() - now.getTime()) / 1000);
    throw rateLimited(codeCheck.overBudget ? untilMidnight : codeCheck.waitSeconds);
  }
  if (!codeCheck?.matched) throw new AppError('invalid_code');
}
