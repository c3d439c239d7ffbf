import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../sql-instant.ts';
import type { MemberContext } from '../trpc.ts';
import { type CurrentUserRow, currentUserJson, currentUserTables, toCurrentUser } from './current-user.ts';

/** The person of a running session. Throws `unauthenticated` when it was ended or is over. */
export async function readCurrentUser(ctx: MemberContext): Promise<{ user: CurrentUser }> {
  const result = await ctx.db.execute<{ user: CurrentUserRow }>(sql`
    select ${currentUserJson(ctx.now)} as user
    from ${currentUserTables} join sessions on sessions.user_id = u.id
    where sessions.id = ${ctx.viewer.sessionId}::uuid and u.id = ${ctx.viewer.userId}::uuid
      and sessions.ended_at is null and sessions.expires_at > ${isoInstant(ctx.now)}`);
  const row = result.rows[0];
  if (!row) throw new AppError('unauthenticated');
  return { user: toCurrentUser(row.user, ctx.language) };
}
