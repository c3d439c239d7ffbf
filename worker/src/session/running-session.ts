import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../sql-instant.ts';
import type { MemberContext } from '../trpc.ts';

/** Over nothing: whether the session that asks still runs. Every statement that writes for a member asks it. */
export function runningSession({ viewer, now }: MemberContext): SQL {
  return sql`exists (select 1 from sessions running where running.id = ${viewer.sessionId}::uuid
    and running.user_id = ${viewer.userId}::uuid and running.ended_at is null and running.expires_at > ${isoInstant(now)})`;
}

/** Locks the member's row, or finds none when the session no longer runs. */
export function memberLock(ctx: MemberContext): SQL {
  return sql`select id from users where id = ${ctx.viewer.userId}::uuid and ${runningSession(ctx)} for no key update`;
}
