import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id } from './columns.ts';

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
    index('saved_contacts_user_id_saved_at_idx').on(table.userId, table.savedAt),
    index('saved_contacts_contact_id_idx').on(table.contactId),
  ],
);
