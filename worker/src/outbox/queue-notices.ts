import { pushSubscriptions, sessions, users } from '@mboalink/db/schema/accounts.ts';
import { type NoticeKind, type NoticePayloads, outbox } from '@mboalink/db/schema/outbox.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import type { NotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import { doualaHour, hourMilliseconds, nextDoualaMidnight, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { pushLimits } from '@mboalink/shared/limits.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isRunning } from '../session/running-session.ts';
import { wants } from './queue-mail.ts';

type Rule = { preference: keyof NotificationPreferences; isMailed: boolean };

/** By which preference each kind is told, and whether it goes by mail to who has no browser for it. */
const rules: Record<NoticeKind, Rule> = {
  'need-sent': { preference: 'newContactRequests', isMailed: true },
  'need-answered': { preference: 'whatsappBusinessAlerts', isMailed: true },
  'need-found': { preference: 'newContactRequests', isMailed: false },
  'new-lead': { preference: 'newContactRequests', isMailed: true },
};

type Told<Kind extends NoticeKind> = {
  payload: { [Field in keyof NoticePayloads[Kind]]: SQL | SQLWrapper };
  /** What is told of: a browser is told once. `hour` is the hour in which it is sent. */
  about: (hour: SQL) => SQLWrapper;
  /** When it is of no use any more, however late it is sent. */
  endsAt: (sentAt: Date) => SQLWrapper | Date;
  /** What follows the values: `from …` with `users` as whom it goes to. */
  from: SQL;
  where?: SQL | undefined;
};

/**
 * Writes a notice in the statement that changes what it tells of, as a `cte` of it: a row for each browser that takes
 * notifications of the reader, else a mail, of each kind one an hour. The clock sends them, not at night.
 */
export function queueNotices<Kind extends NoticeKind>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: Kind,
  { payload, about, endsAt, from, where = sql`true` }: Told<Kind>,
) {
  const { preference, isMailed } = rules[kind];
  const sentAt = afterQuietHours(now);
  const hour = sql`${sentAt.toISOString().slice(0, 13)}::text`;
  const { id } = pushSubscriptions;
  const browsers = sql`left join ${pushSubscriptions} on ${pushSubscriptions.userId} = ${users.id} and ${isReachable(now)}`;
  const isToldBy = isMailed ? sql`(${id} is not null or ${wants('email')})` : sql`${id} is not null`;
  const statement = insertSelect(
    outbox,
    {
      kind,
      recipient: sql`case when ${id} is null then ${users.email} end`,
      subscriptionId: id,
      language: users.language,
      payload: sql`${jsonObject(payload as Record<string, SQL>)}::jsonb`,
      idempotencyKey: sql`${`${kind}-`}::text || case when ${id} is null then ${users.id}::text || '-' || ${hour}
        else ${about(hour)}::text || '-' || ${id}::text end`,
      attempts: 0,
      nextAttemptAt: sentAt,
      createdAt: now,
      endsAt: endsAt(sentAt),
    },
    sql`${from} ${browsers} where ${users.deletedAt} is null and ${wants(preference)} and ${isToldBy} and ${where}`,
  );
  const { idempotencyKey } = outbox;
  return db
    .$with('told', { id: outbox.id })
    .as(sql`${statement} on conflict (${columnName(idempotencyKey)}) do nothing returning ${outbox.id}`);
}

/** Over `users` and `push_subscriptions`: whether a browser takes notifications now, in which its owner is still signed in. */
export const isReachable = (now: Date): SQL =>
  sql`${wants('browserNotifications')} and exists (select from ${sessions}
    where ${sessions.id} = ${pushSubscriptions.sessionId} and ${isRunning(now)})`;

/** The instant itself, or seven in the morning in Douala where it is at night. */
function afterQuietHours(now: Date): Date {
  const hour = doualaHour(now);
  const { quietFrom, quietUntil } = pushLimits;
  if (hour >= quietUntil && hour < quietFrom) return now;
  const midnight = hour >= quietFrom ? nextDoualaMidnight(now) : startOfDoualaDay(now);
  return new Date(midnight.getTime() + quietUntil * hourMilliseconds);
}
