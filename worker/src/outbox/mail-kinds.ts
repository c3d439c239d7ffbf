import { users } from '@mboalink/db/schema/accounts.ts';
import type { MailKind, MailPayloads } from '@mboalink/db/schema/outbox.ts';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
} from '@mboalink/shared/accounts/notification-preferences.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Mail } from '../providers/mail/mail-provider.ts';

/** A mail of the outbox that is to be sent now. */
export type QueuedMail<Kind extends MailKind = MailKind> = {
  [One in Kind]: {
    id: string;
    kind: One;
    recipient: string;
    language: Language;
    payload: MailPayloads[One];
    idempotencyKey: string;
  };
}[Kind];

/** What writing and sending take of a context; the clock's jobs have no more. */
export type MailContext = Pick<Context, 'env' | 'db' | 'mail' | 'keys' | 'now'>;

type ComposedMail = Omit<Mail, 'idempotencyKey'>;

/**
 * How each kind of mail is written. The same row must give the same mail each time: that, with its key, is how the
 * provider knows that it has it already. Null where there is nothing to say any more by the time it would be sent.
 */
export type Composers = {
  [Kind in MailKind]: (
    mail: QueuedMail<Kind>,
    ctx: MailContext,
  ) => ComposedMail | null | Promise<ComposedMail | null>;
};

/** Over `users`: whether somebody wants to be told of something, or by a way. */
export function wants(name: keyof NotificationPreferences): SQL<boolean> {
  return sql<boolean>`coalesce((${users.notificationPreferences} ->> ${name}::text)::boolean,
    ${defaultNotificationPreferences[name]}::boolean)`;
}
