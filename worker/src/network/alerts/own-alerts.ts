import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { dailyLimit } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { wants } from '../../outbox/wants.ts';

/** The alerts of those regular mails that are sent now: their owner is there, wants them, and may search. */
export function runningAlerts({ db, now }: Pick<Context, 'db' | 'now'>, which: SQL | undefined) {
  const { id, userId, search, filters, toldUpTo, stoppedAt } = searchAlerts;
  return db
    .select({ mailId: regularMails.id, id, search, filters, since: toldUpTo, language: users.language })
    .from(regularMails)
    .innerJoin(users, eq(users.id, regularMails.userId))
    .innerJoin(searchAlerts, eq(userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        which,
        eq(regularMails.kind, 'searchAlerts'),
        isNull(users.deletedAt),
        isNull(stoppedAt),
        sql`${wants('email')} and ${wants('searchAlerts')}`,
        sql`${dailyLimit(now)} is distinct from 0`,
      ),
    )
    .orderBy(searchAlerts.createdAt, searchAlerts.id);
}
