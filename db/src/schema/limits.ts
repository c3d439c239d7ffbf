import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A solved challenge that has paid for something, so that it pays for nothing else; kept until it would end anyway. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    id: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('spent_challenges_expires_at_idx').on(table.expiresAt)],
);
