import { networkLimits, searchLimits } from '@mboalink/shared/limits.ts';
import type { AlertFilters } from '@mboalink/shared/network/search-name.ts';
import { interactionTypes, trustLevels } from '@mboalink/shared/network/words.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, instant, literal, oneOf } from './columns.ts';

/** Whom somebody saved. Of a contact whose account was erased the row stays, and names nobody. */
export const savedContacts = pgTable(
  'saved_contacts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contactId: uuid().references(() => users.id, { onDelete: 'set null' }),
    savedAt: createdAt(),
  },
  (table) => [
    unique('saved_contacts_once_key').on(table.userId, table.contactId),
    index('saved_contacts_contact_id_idx').on(table.contactId),
    check('saved_contacts_another', sql`${table.userId} <> ${table.contactId}`),
  ],
);

/** Whom somebody blocked: the two do not find each other, nor are they shown to each other, in either direction. */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedAt: createdAt(),
  },
  (table) => [
    unique('blocks_once_key').on(table.userId, table.blockedId),
    index('blocks_blocked_id_idx').on(table.blockedId),
    check('blocks_another', sql`${table.userId} <> ${table.blockedId}`),
  ],
);

/**
 * Whom somebody got in touch with, once for each; `interactionType` is how they did last. Trust is nobody else's.
 * Of whoever was erased the row stays and names nobody.
 */
export const connections = pgTable(
  'connections',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    connectedUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    interactionType: text({ enum: interactionTypes }).notNull(),
    trustLevel: text({ enum: trustLevels }).notNull().default('contact'),
    firstContactAt: createdAt(),
    lastContactAt: createdAt(),
    archivedAt: instant(),
  },
  (table) => [
    unique('connections_once_key').on(table.userId, table.connectedUserId),
    // All that a list and its figures are read from, but the page of it.
    index('connections_listed_idx')
      .on(table.userId, table.lastContactAt, table.id, table.connectedUserId, table.trustLevel)
      .where(sql`${table.archivedAt} is null`),
    index('connections_connected_user_id_idx').on(table.connectedUserId),
    index('connections_trusted_idx')
      .on(table.connectedUserId)
      .where(sql`${table.trustLevel} = 'trusted' and ${table.archivedAt} is null`),
    oneOf('connections_interaction_type', table.interactionType, interactionTypes),
    oneOf('connections_trust_level', table.trustLevel, trustLevels),
    check('connections_another', sql`${table.userId} <> ${table.connectedUserId}`),
    check('connections_contact_at', sql`${table.firstContactAt} <= ${table.lastContactAt}`),
  ],
);

/** What somebody noted of a contact for themselves, wherever it is listed; it goes with either of them. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contactId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    notedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contactId] }),
    index('contact_notes_contact_id_idx').on(table.contactId),
    check('contact_notes_note', sql`char_length(${table.note}) between 1 and ${literal(networkLimits.note)}`),
  ],
);

/**
 * A search that somebody wants to be mailed about: its words and filters, once for each person, however the words are
 * written. Of what it finds, listings up to the search key `toldUpTo` were there when it was saved, or were told since.
 */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    search: text().notNull(),
    filters: jsonb().$type<AlertFilters>().notNull(),
    // By what two of somebody’s are the same: `alertSameness`.
    sameness: text().notNull(),
    toldUpTo: integer().notNull(),
    toldAt: instant(),
    createdAt: createdAt(),
    // Since when its owner wants no mail about it.
    stoppedAt: instant(),
  },
  (table) => [
    unique('search_alerts_once_key').on(table.userId, table.sameness),
    check('search_alerts_search', sql`char_length(${table.search}) <= ${literal(searchLimits.text)}`),
  ],
);
