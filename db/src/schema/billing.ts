import { entryKinds } from '@mboalink/shared/billing/subscription.ts';
import { passIds, planIds } from '@mboalink/shared/catalogue/plans.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import { payments } from './payments.ts';

/**
 * What a seller may do and until when, as the newest entry of the ledger says. In trial before `trialEndsAt`; then what was
 * paid: premium before `premiumUntil`, pro before `proUntil`, `plan` before `paidUntil`, dearest first; then three days of
 * grace. What the listing shows of it is kept in step by a trigger.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last to run, up to `paidUntil`, and what a trial is of. */
    plan: text({ enum: planIds }).notNull(),
    trialEndsAt: instant(),
    paidUntil: instant(),
    /** Both null, but where a cheaper plan follows. */
    proUntil: instant(),
    premiumUntil: instant(),
    /** No more reminders; the time that was paid goes on. */
    cancelledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('subscriptions_plan', table.plan, planIds),
    check(
      'subscriptions_dearest_first',
      sql`(${table.proUntil} is null or ${table.plan} = 'basic' and ${table.proUntil} < ${table.paidUntil})
        and (${table.premiumUntil} is null or ${table.plan} <> 'premium'
          and ${table.premiumUntil} < coalesce(${table.proUntil}, ${table.paidUntil}))`,
    ),
    index('subscriptions_plan_ends_idx')
      .on(sql`least(${table.proUntil}, ${table.premiumUntil})`)
      .where(sql`coalesce(${table.proUntil}, ${table.premiumUntil}) is not null`),
  ],
);

/**
 * The ledger of subscriptions: rows are only added, each with what stood after it; a trigger writes the same into
 * `subscriptions`.
 */
export const subscriptionEntries = pgTable(
  'subscription_entries',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: entryKinds }).notNull(),
    /** The payment that a paid or converted entry came of, or whose money went back. */
    txRef: uuid().references(() => payments.txRef),
    /** What was tried, bought, turned into or taken back; of a cancellation the last to run. */
    plan: text({ enum: planIds }).notNull(),
    /** What was added, of that plan; below zero what was taken back. */
    seconds: integer().notNull().default(0),
    /** The last to run after it: `plan` of the subscription. */
    lastPlan: text({ enum: planIds }).notNull(),
    trialEndsAt: instant(),
    paidUntil: instant(),
    proUntil: instant(),
    premiumUntil: instant(),
    cancelledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('subscription_entries_kind', table.kind, entryKinds),
    oneOf('subscription_entries_plan', table.plan, planIds),
    check(
      'subscription_entries_tx_ref',
      sql`(${table.txRef} is not null) = (${table.kind} in ('paid', 'converted', 'revoked'))`,
    ),
    index('subscription_entries_user_id_idx').on(table.userId, table.id),
    uniqueIndex('subscription_entries_tx_ref_key').on(table.txRef, table.kind),
    uniqueIndex('subscription_entries_trial_key').on(table.userId).where(sql`${table.kind} = 'trial'`),
  ],
);

/**
 * Contacts that were paid for beside a plan, each of one payment. A trigger adds one to `used` with each row of `reveals` that
 * names the pass, so that more than `reveals` cannot be opened.
 */
export const passes = pgTable(
  'passes',
  {
    txRef: uuid()
      .primaryKey()
      .references(() => payments.txRef),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: passIds }).notNull(),
    reveals: integer().notNull(),
    used: integer().notNull().default(0),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    oneOf('passes_kind', table.kind, passIds),
    check('passes_used', sql`${table.used} between 0 and ${table.reveals}`),
    index('passes_user_id_idx').on(table.userId, table.endsAt),
  ],
);

/** The numbers of receipts: one row a year, locked by whoever takes the next. */
export const receiptYears = pgTable('receipt_years', {
  year: integer().primaryKey(),
  lastSerial: integer().notNull(),
});

/**
 * What was paid, numbered without gaps for each year of Douala. Nothing of it changes: with an account goes who its
 * payer was, and where the money went back it says since when, which takes by a trigger what is left of what was bought.
 */
export const receipts = pgTable(
  'receipts',
  {
    txRef: uuid()
      .primaryKey()
      .references(() => payments.txRef),
    year: integer().notNull(),
    serial: integer().notNull(),
    /** For how many days. */
    boughtDays: integer().notNull(),
    /** As they were when it was paid; null once the account was erased. */
    payerName: text(),
    payerEmail: text(),
    issuedAt: createdAt(),
    /** When a person noted that the money went back to its payer. */
    revokedAt: instant(),
  },
  (table) => [uniqueIndex('receipts_number_key').on(table.year, table.serial)],
);
