import { users } from '@mboalink/db/schema/accounts.ts';
import type { NotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import { sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';

type Changes = Partial<NotificationPreferences>;

/** Merges what was sent into what is kept, in the database, so that two devices do not undo each other. */
export async function updateNotificationPreferences(
  ctx: MemberContext,
  { preferences, ...own }: Changes & { preferences?: Changes },
) {
  const changes = JSON.stringify({ ...own, ...preferences });
  const [, found] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ notificationPreferences: sql`${users.notificationPreferences} || ${changes}::jsonb` })
      .where(isMember(ctx)),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}
