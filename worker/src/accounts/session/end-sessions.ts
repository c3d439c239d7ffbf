import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { isMember, isRunning, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';
import { shutOut } from './shut-out.ts';

/** Signs the member out everywhere, here too. */
export async function endAllSessions(ctx: MemberContext): Promise<{ ended: number }> {
  const { db } = ctx;
  const member = db.select({ id: users.id }).from(users).where(isMember(ctx));
  const { ctes, ended } = shutOut(ctx, member);
  const result = requireEnded(
    await db
      .with(...ctes)
      .select(endedOf(ctx, ended))
      .from(oneRow),
  );
  clearSession(ctx);
  return result;
}

/** Signs one device out. Throws `not_found` for a session that is not the member's, or not running. */
export async function endSession(ctx: MemberContext, { id }: { id: string }): Promise<{ ended: number }> {
  const { db, viewer, now } = ctx;
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(eq(sessions.userId, viewer.userId), isRunning(now), eq(sessions.id, id), runningSession(ctx)),
      )
      .returning({ id: sessions.id }),
  );
  const result = requireEnded(await db.with(ended).select(endedOf(ctx, ended)).from(oneRow));
  if (result.ended === 0) throw new AppError('not_found');
  if (id === ctx.viewer.sessionId) clearSession(ctx);
  return result;
}

function endedOf(ctx: MemberContext, ended: SQLWrapper) {
  return { running: runningSession(ctx), ended: sql<number>`(select count(*)::int from ${ended})` };
}

function requireEnded([row]: { running: boolean; ended: number }[]): { ended: number } {
  if (!row?.running) throw new AppError('unauthenticated');
  return { ended: row.ended };
}
