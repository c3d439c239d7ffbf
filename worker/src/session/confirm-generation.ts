import { sessions } from '@mboalink/db/schema/accounts.ts';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { isRunning } from './running-session.ts';

/**
 * `confirmed`: records, once for each rotation, that its answer arrived, since somebody uses its access token.
 * From then on the refresh token before it is an old one.
 */
export function confirmGeneration({ db, viewer, now }: MemberContext) {
  return db.$with('confirmed').as(
    db
      .update(sessions)
      .set({ confirmedGeneration: viewer.generation })
      .where(
        and(
          eq(sessions.id, viewer.sessionId),
          lt(sessions.confirmedGeneration, viewer.generation),
          gte(sessions.generation, viewer.generation),
          isRunning(now),
        ),
      ),
  );
}
