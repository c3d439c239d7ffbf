import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/**
 * How often something was done in one window of time. `subject` says what, and by whom: the id of an account, or a
 * keyed hash of a network.
 */
export const limitCounters = pgTable(
  'limit_counters',
  {
    subject: text().notNull(),
    windowStart: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.windowStart] }),
    index('limit_counters_window_start_idx').on(table.windowStart),
  ],
);
