import { planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instant, oneOf } from './columns.ts';

/**
 * What a seller may do and until when. In trial before `trialEndsAt`, then paid before `paidUntil`, then three
 * days of grace; what the listing shows of it is kept in step by a trigger.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: planIds }).notNull(),
    trialEndsAt: instant(),
    paidUntil: instant(),
    createdAt: createdAt(),
  },
  (table) => [oneOf('subscriptions_plan', table.plan, planIds)],
);
