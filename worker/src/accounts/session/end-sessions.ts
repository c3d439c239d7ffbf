import { sessions } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isRunning, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';

/** Signs the member out everywhere, here too. */
export async function endAllSessions(ctx: MemberContext): Promise<{ ended: number }> {
  clearSession(ctx);
  return end(ctx);
}

/** Signs one device out. Throws `not_found` for a session that is not the member's, or not running. */
export async function endSession(ctx: MemberContext, { id }: { id: string }): Promise<{ ended: number }> {
  const result = await end(ctx, eq(sessions.id, id));
  if (result.ended === 0) throw new AppError('not_found');
  if (id === ctx.viewer.sessionId) clearSession(ctx);
  return result;
}

/** Ends the member's running sessions, or those of them that `which` names. */
async function end(ctx: MemberContext, which?: SQL): Promise<{ ended: number }> {
  const { db, viewer, now } = ctx;
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, viewer.userId), isRunning(now), which, runningSession(ctx)))
      .returning({ id: sessions.id }),
  );
  const [row] = await db
    .with(ended)
    .select({ running: runningSession(ctx), ended: sql<number>`(select count(*)::int from ${ended})` })
    .from(oneRow);
  if (!row?.running) throw new AppError('unauthenticated');
  return { ended: row.ended };
}
