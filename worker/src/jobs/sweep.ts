import { openDatabase } from '@mboalink/db/client.ts';
import { guessBudgets, oneTimeCodes, sessions, spentTrials } from '@mboalink/db/schema/accounts.ts';
import { shownNumbers } from '@mboalink/db/schema/directory.ts';
import { spentChallenges } from '@mboalink/db/schema/limits.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { lt, or, type SQL, sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import type { Runtime } from '../runtime.ts';

const timeoutMilliseconds = 30_000;

/**
 * Deletes what has done its work: codes a day after they were sent, what was counted of guesses and numbers after
 * two days, challenges when they would have ended, sessions a month after their end, the hashes of spent trials after their twelve months.
 */
export async function sweep(env: Env, runtime: Pick<Runtime, 'fetch'>, now: Date): Promise<void> {
  const db = openDatabase({
    connectionString: env.DATABASE_URL,
    endpoint: env.DATABASE_ENDPOINT,
    timeoutMilliseconds,
    fetch: runtime.fetch,
  });
  const ago = (interval: SQL) => sql`${instant(now)} - ${interval}`;
  const dayBeforeYesterday = sql`(${instant(now)} at time zone 'UTC')::date - 2`;
  await db.batch([
    db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, ago(sql`interval '1 day'`))),
    db.delete(guessBudgets).where(lt(guessBudgets.day, dayBeforeYesterday)),
    db.delete(shownNumbers).where(lt(shownNumbers.day, dayBeforeYesterday)),
    db
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, now), lt(sessions.endedAt, ago(sql`interval '30 days'`)))),
    db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now)),
    db.delete(spentTrials).where(lt(spentTrials.keptUntil, now)),
  ]);
}
