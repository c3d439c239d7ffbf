import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from './current-user.ts';

/** The member as `user`, by themselves or as the last statement of a batch; no row when the session has ended. */
export function selectCurrentUser(ctx: MemberContext) {
  return selectUser(ctx, isMember(ctx));
}

/** The answer to `selectCurrentUser`. Throws `unauthenticated` when the session has ended. */
export function requireCurrentUser(
  ctx: MemberContext,
  rows: { user: CurrentUserRow }[],
): { user: CurrentUser } {
  const row = rows[0];
  if (!row) throw new AppError('unauthenticated');
  return { user: toCurrentUser(row.user, ctx) };
}

/** The person of a running session. Throws `unauthenticated` when it was ended or is over. */
export async function readCurrentUser(ctx: MemberContext): Promise<{ user: CurrentUser }> {
  return requireCurrentUser(ctx, await selectCurrentUser(ctx));
}
