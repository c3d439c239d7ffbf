import { codePurposes } from '@mboalink/shared/accounts/code-purposes.ts';
import type { NotificationPreferences } from '@mboalink/shared/accounts/notification-preferences.ts';
import { regularMailKinds } from '@mboalink/shared/accounts/regular-mails.ts';
import { userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { e164Number } from '@mboalink/shared/catalogue/country.ts';
import { languages } from '@mboalink/shared/language.ts';
import { codeLimits, sessionLimits } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, literal, oneOf } from './columns.ts';

/** Somebody who registered. E-mail lower case, number in E.164; both belong to one account only. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    // One person's spellings of one address.
    mailbox: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`mailbox_of(${users.email})`),
    // Registered while spellings still counted as people: the oldest account of a mailbox keeps it.
    sharesMailbox: boolean().notNull().default(false),
    // Null once it was taken off the account, until its owner names another: nobody finds them meanwhile.
    whatsapp: text(),
    userType: text({ enum: userTypes }).notNull(),
    language: text({ enum: languages }).notNull(),
    // The code that proved the address: one registration can come of it, however often it is sent.
    registrationCodeId: uuid(),
    // Of the browser that made the account, whose logins are told to nobody; null once all were logged out.
    deviceHash: text(),
    notificationPreferences: jsonb().$type<Partial<NotificationPreferences>>().notNull().default({}),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    // Words of searches before it are forgotten.
    searchesClearedAt: instant(),
    // Since when they are leaving: hidden from everybody, until they sign in again or are erased.
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_mailbox_key').on(table.mailbox).where(sql`not ${table.sharesMailbox}`),
    uniqueIndex('users_whatsapp_key').on(table.whatsapp),
    uniqueIndex('users_registration_code_id_key').on(table.registrationCodeId),
    index('users_last_seen_at_idx').on(table.lastSeenAt),
    index('users_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    oneOf('users_user_type', table.userType, userTypes),
    oneOf('users_language', table.language, languages),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_whatsapp_e164', sql`${table.whatsapp} ~ '${literal(e164Number)}'`),
  ],
);

/** Which version of a legal text somebody agreed to, when, and in which language they read it. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text({ enum: ['terms'] }).notNull(),
    version: text().notNull(),
    language: text({ enum: languages }).notNull(),
    agreedAt: createdAt(),
  },
  (table) => [uniqueIndex('consents_agreement_key').on(table.userId, table.document, table.version)],
);

/**
 * A one-time code. Its digits are derived from the id under the code key, and stand nowhere. `subject` is the address that
 * it is mailed to, `new_value` what it will change; it is good for ten minutes from `mailed_at` on. `attempts` counts wrong
 * guesses, `mails` how often it was mailed.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    purpose: text({ enum: codePurposes }).notNull(),
    subject: text().notNull(),
    // Whom the mail reaches: limits count by it.
    mailbox: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`mailbox_of(${oneTimeCodes.subject})`),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    newValue: text(),
    // Keyed hashes of `new_value`, by which the account is recognised from the change on.
    newIdentityHashes: text().array().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    mails: integer().notNull().default(1),
    createdAt: createdAt(),
    mailedAt: createdAt(),
    consumedAt: instant(),
  },
  (table) => [
    index('one_time_codes_mailbox_idx').on(table.mailbox, table.createdAt),
    index('one_time_codes_created_at_idx').on(table.createdAt),
    index('one_time_codes_user_id_idx').on(table.userId),
    oneOf('one_time_codes_purpose', table.purpose, codePurposes),
    check('one_time_codes_attempts', sql`${table.attempts} between 0 and ${literal(codeLimits.guesses)}`),
  ],
);

/**
 * What an account is recognised by after it left: keyed hashes of every e-mail address and number that it had, and of
 * the device that it was created on.
 */
export const accountIdentities = pgTable(
  'account_identities',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    identityHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.identityHash] })],
);

/**
 * Who has left, as a keyed hash of e-mail, number or device, kept twelve months so that nobody gets a second trial by
 * leaving and coming back.
 */
export const spentTrials = pgTable('spent_trials', {
  identityHash: text().primaryKey(),
  keptUntil: instant().notNull(),
});

/**
 * A sign-in on one device. Its refresh tokens are derived from the id and the generation, so that only the
 * number of the current one is kept. `confirmed_generation` is the latest whose access token was used: the token
 * before it can no longer be one whose answer was lost. `code_purpose` is of the latest code that was typed in it, at
 * `code_typed_at`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    confirmedGeneration: integer().notNull().default(1),
    userAgent: text().notNull().default(''),
    deviceHash: text(),
    codeTypedAt: instant(),
    codePurpose: text({ enum: codePurposes }),
    createdAt: createdAt(),
    rotatedAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
    oneOf('sessions_code_purpose', table.codePurpose, codePurposes),
    check(
      'sessions_expires_at',
      sql`${table.expiresAt} <= ${table.createdAt} + interval '${literal(sessionLimits.days * 24)} hours'`,
    ),
  ],
);

/**
 * Mails that somebody gets again and again. Each has an id of its own, by which a link in it stops it: no address names its
 * reader. `lookedOn` is the last day in Douala on which the clock asked whether there is something to say, `mailedOn` that of
 * the last mail.
 */
export const regularMails = pgTable(
  'regular_mails',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: regularMailKinds }).notNull(),
    lookedOn: date().notNull(),
    mailedOn: date(),
  },
  (table) => [
    unique('regular_mails_once_key').on(table.userId, table.kind),
    index('regular_mails_kind_looked_on_idx').on(table.kind, table.lookedOn),
    oneOf('regular_mails_kind', table.kind, regularMailKinds),
  ],
);

/**
 * Where a browser takes notifications of a member: one a session, with which it ends. `endpoint` is an address of the browser's
 * push service; what goes there is encrypted for the two keys.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
    uniqueIndex('push_subscriptions_session_id_key').on(table.sessionId),
    index('push_subscriptions_user_id_idx').on(table.userId, table.createdAt),
  ],
);
