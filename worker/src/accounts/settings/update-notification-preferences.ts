import type { NotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import { sql } from 'drizzle-orm';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import {
  type CurrentUserAnswer,
  requireCurrentUser,
  selectCurrentUser,
} from '../profile/read-current-user.ts';

type Wishes = Partial<NotificationPreferences>;

/** Merges what was sent into what is kept, in the database, so that two devices do not undo each other. */
export async function updateNotificationPreferences(
  ctx: MemberContext,
  { preferences, ...own }: Wishes & { preferences?: Wishes },
) {
  const wishes = JSON.stringify({ ...own, ...preferences });
  const [, found] = await ctx.db.batch([
    ctx.db.execute(sql`update users set notification_preferences = notification_preferences || ${wishes}::jsonb
      where id = ${ctx.viewer.userId}::uuid and ${runningSession(ctx)}`),
    ctx.db.execute<CurrentUserAnswer>(selectCurrentUser(ctx)),
  ]);
  return requireCurrentUser(ctx, found.rows);
}
