import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../sql-instant.ts';
import { type CodePurpose, codeAttempts } from './one-time-code.ts';

/** What became of a guess. `exhausted`: the code had used up its guesses before this one. */
export type Judgement = { matched: boolean; exhausted: boolean; waitSeconds: number };

type Guess = { purpose: CodePurpose; subject: SQL; codeHash: string; now: Date };

/**
 * `target, guess`: judges one guess on the latest code of a subject. The update counts and compares in one
 * step on the locked row, so that guesses that arrive together are judged one after the other, at most five.
 */
export function judgeCtes({ purpose, subject, codeHash, now }: Guess): SQL {
  return sql`target as (
      select id, attempts, consumed_at, created_at from one_time_codes
      where purpose = ${purpose} and subject = ${subject} and expires_at > ${isoInstant(now)}
      order by created_at desc limit 1
    ),
    guess as (
      update one_time_codes c
      set attempts = c.attempts + 1,
        consumed_at = case when c.code_hash = ${codeHash} then ${isoInstant(now)} end
      from target where c.id = target.id and c.consumed_at is null and c.attempts < ${codeAttempts}
      returning c.id, c.consumed_at is not null as matched
    )`;
}

/** The judgement as JSON, beside whatever else the statement answers. */
export function judgementJson(now: Date): SQL {
  return sql`json_build_object(
    'matched', coalesce((select matched from guess), false),
    'exhausted', coalesce((select consumed_at is null and not exists (select 1 from guess) from target), false),
    'waitSeconds', coalesce((
      select ceil(extract(epoch from created_at + interval '60 seconds' - ${isoInstant(now)}))::int from target), 0))`;
}

/** Throws unless the guess was right: too many guesses are told from a wrong, used or expired code. */
export function requireMatch({ matched, exhausted, waitSeconds }: Judgement): void {
  if (exhausted) {
    const retryAfterSeconds = Math.max(1, waitSeconds);
    throw new AppError('rate_limited', { timeLeft: Math.ceil(retryAfterSeconds / 60), retryAfterSeconds });
  }
  if (!matched) throw new AppError('invalid_code');
}
