import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { confirmGenerationCte } from '../../session/confirm-generation.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { type CurrentUserRow, currentUserJson, currentUserTables, toCurrentUser } from './current-user.ts';

export type CurrentUserAnswer = { user: CurrentUserRow };

/** The member as `user`, by themselves or as the last statement of a batch; no row when the session has ended. */
export function selectCurrentUser(ctx: MemberContext): SQL {
  return sql`select ${currentUserJson(ctx.now)} as user from ${currentUserTables}
    where u.id = ${ctx.viewer.userId}::uuid and ${runningSession(ctx)}`;
}

/** The answer to `selectCurrentUser`. Throws `unauthenticated` when the session has ended. */
export function requireCurrentUser(ctx: MemberContext, rows: CurrentUserAnswer[]): { user: CurrentUser } {
  const row = rows[0];
  if (!row) throw new AppError('unauthenticated');
  return { user: toCurrentUser(row.user, ctx.language) };
}

/** The person of a running session. Throws `unauthenticated` when it was ended or is over. */
export async function readCurrentUser(ctx: MemberContext): Promise<{ user: CurrentUser }> {
  const result = await ctx.db.execute<CurrentUserAnswer>(
    sql`with ${confirmGenerationCte(ctx)} ${selectCurrentUser(ctx)}`,
  );
  return requireCurrentUser(ctx, result.rows);
}
