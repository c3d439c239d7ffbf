import { users } from '@mboalink/db/schema/accounts.ts';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
} from '@mboalink/shared/accounts/notification-preferences.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Over `users`: whether somebody wants to be told of something, or by a way. */
export function wants(name: keyof NotificationPreferences): SQL<boolean> {
  return sql<boolean>`coalesce((${users.notificationPreferences} ->> ${name}::text)::boolean,
    ${defaultNotificationPreferences[name]}::boolean)`;
}
