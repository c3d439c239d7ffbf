import { answers } from '@mboalink/shared/answers/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, oneOf } from './columns.ts';

/**
 * What a buyer said of whether a seller answered them, once for each pair; the seller is told of nobody. Of one network one
 * answer `counts` for a seller: it is in the figures of the listing. `network` is the keyed hash of what counts.
 */
export const answered = pgTable(
  'answered',
  {
    buyerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer: text({ enum: answers }).notNull(),
    counts: boolean().notNull(),
    network: text(),
    answeredAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.sellerId] }),
    index('answered_seller_id_idx').on(table.sellerId, table.answeredAt),
    uniqueIndex('answered_network_key').on(table.sellerId, table.network).where(sql`${table.counts}`),
    oneOf('answered_answer', table.answer, answers),
  ],
);
