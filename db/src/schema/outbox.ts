import type { ReminderStep } from '@mboalink/shared/billing/subscription.ts';
import type { PlanId, ProductId } from '@mboalink/shared/catalogue/plans.ts';
import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import { languages } from '@mboalink/shared/language.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { pushSubscriptions } from './accounts.ts';
import { createdAt, id, instant, isOneOf, oneOf } from './columns.ts';

/** What a notice says: that something happened which soon is of no use. It goes to browsers, or by mail; nothing in it names a buyer. */
export type NoticePayloads = {
  'need-sent': { needId: string; subcategory: string; city: string; quartier: string | null };
  'need-answered': { needId: string; subcategory: string };
  'need-found': { subcategory: string; isChosen: boolean };
  'new-lead': Record<string, never>;
};

export type NoticeKind = keyof NoticePayloads;

const noticeKinds = ['need-sent', 'need-answered', 'need-found', 'new-lead'] as const satisfies NoticeKind[];

/** What each kind of mail needs to be written beside its recipient: nothing secret, no more than it says. */
export type MailPayloads = {
  'new-device': { at: string; userAgent: string };
  'session-stolen': { at: string };
  'email-changed': { newEmail: string };
  'whatsapp-changed': { newNumber: string };
  'number-released': { number: string };
  'account-deleted': Record<string, never>;
  'listing-reported': { reasons: ReportReason[]; hiddenUntil: string };
  'page-opened': { slug: string; listedFrom: string };
  'payment-received': { txRef: string; plan: ProductId; amount: number; receipt: string; paidUntil: string };
  'plan-ends': { step: ReminderStep; plan: PlanId; isPaid: boolean; endsAt: string; visibleUntil: string };
  'search-news': { mailId: string; alerts: { id: string; since: number; upTo: number }[] };
  'weekly-digest': { mailId: string; monday: string };
};

export type MailKind = keyof MailPayloads;

const mailKinds = [
  'new-device',
  'session-stolen',
  'email-changed',
  'whatsapp-changed',
  'number-released',
  'account-deleted',
  'listing-reported',
  'page-opened',
  'payment-received',
  'plan-ends',
  'search-news',
  'weekly-digest',
] as const satisfies MailKind[];

const kinds = [...mailKinds, ...noticeKinds] as const;

/**
 * Mails and notices that tell of a change, written with it and sent afterwards. `attempts` counts the one that runs, too, and
 * from `next_attempt_at` on somebody else may try. Once it was sent its recipient is forgotten. A notice goes to a browser
 * where it has a subscription, and is dropped at `ends_at`.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text({ enum: kinds }).notNull(),
    recipient: text(),
    subscriptionId: uuid().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    payload: jsonb().$type<MailPayloads[MailKind] | NoticePayloads[NoticeKind]>().notNull(),
    /** The same change writes it once, and the provider delivers it once. */
    idempotencyKey: text().notNull(),
    attempts: integer().notNull(),
    nextAttemptAt: instant().notNull(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: instant(),
    deadAt: instant(),
    endsAt: instant(),
  },
  (table) => [
    uniqueIndex('outbox_idempotency_key_key').on(table.idempotencyKey),
    index('outbox_next_attempt_at_idx')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index('outbox_dead_at_idx').on(table.deadAt).where(sql`${table.deadAt} is not null`),
    index('outbox_subscription_id_idx')
      .on(table.subscriptionId)
      .where(sql`${table.subscriptionId} is not null`),
    oneOf('outbox_kind', table.kind, kinds),
    oneOf('outbox_language', table.language, languages),
    check(
      'outbox_recipient',
      sql`${table.sentAt} is not null or num_nonnulls(${table.recipient}, ${table.subscriptionId}) = 1`,
    ),
    check('outbox_notice', sql`(${table.endsAt} is not null) = (${isOneOf(table.kind, noticeKinds)})`),
  ],
);

/** When each of the clock's jobs may be started next; whoever moves that on has the job to themselves until then. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  dueAt: instant().notNull(),
});
