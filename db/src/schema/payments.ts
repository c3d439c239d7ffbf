import {
  failureCodes,
  openStates,
  operators,
  paymentStates,
  providerIds,
} from '@mboalink/shared/billing/payments.ts';
import { productIds } from '@mboalink/shared/catalogue/plans.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, instant, isOneOf, oneOf } from './columns.ts';

/** How a payer is asked: by a prompt on the phone, or on a page of the provider. */
export const paymentModes = ['direct', 'hosted'] as const;

/** Where the news of a payment came from. */
export const newsSources = ['create', 'webhook', 'status', 'verify', 'clock', 'payer', 'review'] as const;

export type NewsSource = (typeof newsSources)[number];

/**
 * Each attempt to pay, written before a provider is asked; what is bought and for how much never changes afterwards. The
 * step to `succeeded` brings the bought time or pass and the receipt by a trigger, so that neither can be missing.
 */
export const payments = pgTable(
  'payments',
  {
    /** Our reference, a UUID of version 4, which every provider accepts. */
    txRef: uuid().primaryKey(),
    /** Null once the account was erased. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** A plan, or a pass. */
    plan: text({ enum: productIds }).notNull(),
    /** Whole francs. */
    amount: integer().notNull(),
    provider: text({ enum: providerIds }).notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    operator: text({ enum: operators }),
    /** A keyed hash of the nine digits, and the last two to be recognised by; both go with the payer's account. */
    phoneHash: text(),
    phoneEnd: text(),
    providerRef: text(),
    state: text({ enum: paymentStates }).notNull().default('created'),
    /** Who brought the state; a trigger adds each to `payment_events`. */
    movedBy: text({ enum: newsSources }).notNull().default('create'),
    rawStatus: text(),
    failureCode: text({ enum: failureCodes }),
    /** What the provider's record said of money that was not what was asked for, for whoever reviews it. */
    recordedAmount: integer(),
    recordedCurrency: text(),
    recordedTxRef: text(),
    /** Whole francs that came, where a person accepted another sum. */
    receivedAmount: integer(),
    /** What the payer may dial or open meanwhile. */
    ussdCode: text(),
    redirectUrl: text(),
    createdAt: createdAt(),
    /** We wait for the payer until then. */
    expiresAt: instant().notNull(),
    /** When the clock reads the provider's record next; null when it no longer does, which it always does while a payment is open. */
    nextCheckAt: instant().defaultNow(),
    checks: integer().notNull().default(0),
    lastCheckedAt: instant(),
    succeededAt: instant(),
  },
  (table) => [
    oneOf('payments_plan', table.plan, productIds),
    oneOf('payments_provider', table.provider, providerIds),
    oneOf('payments_mode', table.mode, paymentModes),
    oneOf('payments_state', table.state, paymentStates),
    oneOf('payments_operator', table.operator, operators),
    oneOf('payments_moved_by', table.movedBy, newsSources),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_succeeded', sql`(${table.state} = 'succeeded') = (${table.succeededAt} is not null)`),
    check(
      'payments_watched',
      sql`${table.nextCheckAt} is not null or not ${isOneOf(table.state, openStates)}`,
    ),
    check(
      'payments_phone',
      sql`(${table.mode} = 'direct' and ${table.userId} is not null) = (${table.phoneHash} is not null)`,
    ),
    uniqueIndex('payments_open_key').on(table.userId).where(isOneOf(table.state, openStates)),
    uniqueIndex('payments_provider_ref_key').on(table.provider, table.providerRef),
    index('payments_user_id_idx').on(table.userId, table.createdAt),
    index('payments_phone_hash_idx').on(table.phoneHash, table.createdAt),
    index('payments_provider_idx').on(table.provider, table.createdAt),
    index('payments_next_check_at_idx').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('payments_review_idx').on(table.createdAt).where(sql`${table.state} = 'review'`),
  ],
);

/** What was heard of each payment, added by a trigger when its state moves. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    txRef: uuid()
      .notNull()
      .references(() => payments.txRef),
    source: text({ enum: newsSources }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    rawStatus: text(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('payment_events_source', table.source, newsSources),
    index('payment_events_tx_ref_idx').on(table.txRef),
  ],
);

/**
 * Charges that a provider made for a payment that was paid already: the money is to be paid back by hand. `provider_ref` is
 * their name for the charge.
 */
export const repeatedCharges = pgTable(
  'repeated_charges',
  {
    txRef: uuid()
      .notNull()
      .references(() => payments.txRef),
    providerRef: text().notNull(),
    noticedAt: createdAt(),
    /** When a person had paid it back. */
    repaidAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.txRef, table.providerRef] })],
);

/** Deliveries of a provider that were heard; one that led nowhere yet is worked again when it comes again. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text({ enum: providerIds }).notNull(),
    eventKey: text().notNull(),
    deliveries: integer().notNull().default(1),
    receivedAt: createdAt(),
    processedAt: instant(),
  },
  (table) => [
    uniqueIndex('webhook_events_key').on(table.provider, table.eventKey),
    index('webhook_events_received_at_idx').on(table.receivedAt),
  ],
);
