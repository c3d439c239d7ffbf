import { userTypes } from '@mboalink/shared/accounts/user.ts';
import { languages } from '@mboalink/shared/language.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from './columns.ts';

/** Somebody who registered. E-mail lower case, number in E.164; both belong to one account only. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    whatsapp: text().notNull(),
    userType: text({ enum: userTypes }).notNull(),
    language: text({ enum: languages }).notNull(),
    // The code that proved the address: one registration can come of it, however often it is sent.
    registrationCodeId: uuid(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_whatsapp_key').on(table.whatsapp),
    uniqueIndex('users_registration_code_id_key').on(table.registrationCodeId),
    index('users_last_seen_at_idx').on(table.lastSeenAt),
    oneOf('users_user_type', table.userType, userTypes),
    oneOf('users_language', table.language, languages),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_whatsapp_e164', sql`${table.whatsapp} ~ '^\\+237[267][0-9]{8}$'`),
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
  (table) => [index('consents_user_id_idx').on(table.userId)],
);

export const codePurposes = ['registration', 'login'] as const;

/**
 * A one-time code, kept only as a keyed hash. `subject` is the e-mail address that it was sent to. The latest
 * code of a purpose and subject is the active one; `attempts` counts the guesses that were judged.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    purpose: text({ enum: codePurposes }).notNull(),
    subject: text().notNull(),
    codeHash: text().notNull(),
    mark: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
  },
  (table) => [
    index('one_time_codes_subject_idx').on(table.purpose, table.subject, table.createdAt),
    index('one_time_codes_created_at_idx').on(table.createdAt),
    oneOf('one_time_codes_purpose', table.purpose, codePurposes),
    check('one_time_codes_attempts', sql`${table.attempts} between 0 and 5`),
  ],
);

/**
 * A sign-in on one device. Its refresh tokens are derived from the id and the generation, so that only the
 * number of the current one is kept; an older one than the one before ends the session.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    rotatedAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);
