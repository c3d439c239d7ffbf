import { knownDevices, oneTimeCodes, sessions } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, isNull, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import { isRunning, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';

/**
 * Signs the member out everywhere, here too. What could let somebody in again is forgotten with it: browsers that were
 * known, and codes on their way; a registration's proof ends with its session.
 */
export async function endAllSessions(ctx: MemberContext): Promise<{ ended: number }> {
  clearSession(ctx);
  const { db, viewer, now } = ctx;
  const forgotten = db
    .$with('forgotten')
    .as(db.delete(knownDevices).where(and(eq(knownDevices.userId, viewer.userId), runningSession(ctx))));
  const withdrawn = db.$with('withdrawn').as(
    db
      .update(oneTimeCodes)
      .set({ consumedAt: now })
      .where(
        and(eq(oneTimeCodes.userId, viewer.userId), isNull(oneTimeCodes.consumedAt), runningSession(ctx)),
      ),
  );
  return end(ctx, { beside: [forgotten, withdrawn] });
}

/** Signs one device out. Throws `not_found` for a session that is not the member's, or not running. */
export async function endSession(ctx: MemberContext, { id }: { id: string }): Promise<{ ended: number }> {
  const result = await end(ctx, { which: eq(sessions.id, id) });
  if (result.ended === 0) throw new AppError('not_found');
  if (id === ctx.viewer.sessionId) clearSession(ctx);
  return result;
}

type End = { which?: SQL; beside?: WithSubquery[] };

/** Ends the member's running sessions, or those of them that `which` names, and does what is to be done beside that. */
async function end(ctx: MemberContext, { which, beside = [] }: End): Promise<{ ended: number }> {
  const { db, viewer, now } = ctx;
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, viewer.userId), isRunning(now), which, runningSession(ctx)))
      .returning({ id: sessions.id }),
  );
  const [row] = await db
    .with(ended, ...beside)
    .select({ running: runningSession(ctx), ended: sql<number>`(select count(*)::int from ${ended})` })
    .from(oneRow);
  if (!row?.running) throw new AppError('unauthenticated');
  return { ended: row.ended };
}
