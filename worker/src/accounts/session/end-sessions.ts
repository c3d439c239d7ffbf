import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';
import type { MemberContext } from '../../trpc.ts';

/** Signs the member out everywhere, here too. */
export async function endAllSessions(ctx: MemberContext): Promise<{ ended: number }> {
  clearSession(ctx);
  return end(ctx, sql`true`);
}

/** Signs one device out. Throws `not_found` for a session that is not the member's, or not running. */
export async function endSession(ctx: MemberContext, { id }: { id: string }): Promise<{ ended: number }> {
  const result = await end(ctx, sql`id = ${id}::uuid`);
  if (result.ended === 0) throw new AppError('not_found');
  if (id === ctx.viewer.sessionId) clearSession(ctx);
  return result;
}

async function end(ctx: MemberContext, which: SQL): Promise<{ ended: number }> {
  const result = await ctx.db.execute<{ running: boolean; ended: number }>(sql`with ended as (
      update sessions set ended_at = ${isoInstant(ctx.now)}
      where user_id = ${ctx.viewer.userId}::uuid and ended_at is null and ${which} and ${runningSession(ctx)}
      returning 1
    )
    select ${runningSession(ctx)} as running, (select count(*)::int from ended) as ended`);
  const row = result.rows[0];
  if (!row?.running) throw new AppError('unauthenticated');
  return { ended: row.ended };
}
