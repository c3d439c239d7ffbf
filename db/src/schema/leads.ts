import { leadMarks } from '@mboalink/shared/leads/words.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instant, oneOf } from './columns.ts';

/**
 * How a seller marked a lead; leads themselves are rows of `connections`. A contact after `markedAt` makes the lead wait again,
 * and a reminder does so at `remindAt`.
 */
export const leadStates = pgTable(
  'lead_states',
  {
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buyerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: leadMarks }).notNull(),
    remindAt: instant(),
    markedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.buyerId] }),
    index('lead_states_buyer_id_idx').on(table.buyerId),
    oneOf('lead_states_state', table.state, leadMarks),
    check('lead_states_remind', sql`(${table.state} = 'remind') = (${table.remindAt} is not null)`),
  ],
);
