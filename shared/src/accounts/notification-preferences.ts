import * as z from 'zod/mini';
import { described } from '../described.ts';

/** What a member wants to be told, and how. `newContactRequests` are clients and needs, `whatsappBusinessAlerts` answers to one’s own: told in browsers where `browserNotifications` is on, else mailed. `platformUpdates`, `sms` and `marketing` wait for their channels. */
export const notificationPreferencesSchema = z.object({
  newContactRequests: z.boolean(),
  whatsappBusinessAlerts: z.boolean(),
  platformUpdates: z.boolean(),
  browserNotifications: z.boolean(),
  searchAlerts: z.boolean(),
  weeklyDigest: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
  marketing: z.boolean(),
  letSellersAnswer: described(
    z.nullable(z.boolean()),
    'Whether a seller whom the member wrote to may write back; null, which is no, until they were asked.',
  ),
});

export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

export const defaultNotificationPreferences: NotificationPreferences = {
  newContactRequests: true,
  whatsappBusinessAlerts: true,
  platformUpdates: true,
  browserNotifications: false,
  searchAlerts: true,
  weeklyDigest: true,
  email: true,
  sms: false,
  marketing: false,
  letSellersAnswer: null,
};
