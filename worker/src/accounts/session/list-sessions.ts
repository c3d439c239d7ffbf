import type { Session } from '@mboalink/shared/accounts/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { runningSession } from '../../session/running-session.ts';
import { isoInstant } from '../../sql-instant.ts';
import type { MemberContext } from '../../trpc.ts';
import { describeDevice } from './describe-device.ts';

export type SessionRow = { id: string; userAgent: string; signedInAt: string; lastUsedAt: string };

/** The member's running sessions as a JSON list, the latest used first. */
export function sessionsJson({ viewer, now }: MemberContext): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', id, 'userAgent', user_agent,
      'signedInAt', created_at, 'lastUsedAt', rotated_at) order by rotated_at desc), '[]')
    from sessions where user_id = ${viewer.userId}::uuid and ended_at is null and expires_at > ${isoInstant(now)})`;
}

/** A session as its owner sees it. */
export function toSession(
  { id, userAgent, signedInAt, lastUsedAt }: SessionRow,
  ctx: MemberContext,
): Session {
  return {
    id,
    device: describeDevice(userAgent, ctx.language),
    signedInAt: new Date(signedInAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    current: id === ctx.viewer.sessionId,
  };
}

/** Where the member is signed in. */
export async function listSessions(ctx: MemberContext): Promise<{ sessions: Session[] }> {
  const result = await ctx.db.execute<{ sessions: SessionRow[] }>(
    sql`select ${sessionsJson(ctx)} as sessions where ${runningSession(ctx)}`,
  );
  const row = result.rows[0];
  if (!row) throw new AppError('unauthenticated');
  return { sessions: row.sessions.map((session) => toSession(session, ctx)) };
}
