import { oneTimeCodes, sessions } from '@mboalink/db/schema/accounts.ts';
import { and, inArray, isNull, type SQLWrapper } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isRunning } from '../../session/running-session.ts';

/**
 * Signs an account out everywhere; `owner` is a query for its id. Codes on their way are withdrawn, and a
 * registration's proof ends with its session.
 */
export function shutOut({ db, now }: Context, owner: SQLWrapper) {
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(inArray(sessions.userId, owner), isRunning(now)))
      .returning({ id: sessions.id }),
  );
  const withdrawn = db.$with('withdrawn').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .where(and(inArray(oneTimeCodes.userId, owner), isNull(oneTimeCodes.consumedAt))),
  );
  return { ctes: [ended, withdrawn], ended };
}
