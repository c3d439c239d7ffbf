import { subscriptionEntries, subscriptions } from '@mboalink/db/schema/billing.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { eq, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Trial = {
  userId: SQLWrapper | string;
  /** What is tried; a missing choice is the cheapest. */
  plan: PlanId | null | undefined;
  endsAt: SQLWrapper;
  /** What follows the values, up to its conditions: `from … where …`. */
  source: SQL;
};

/** Begins the one trial of somebody who never had a subscription; for all others it does nothing. */
export function trialEntry({ db, now }: Pick<Context, 'db' | 'now'>, trial: Trial): SQL {
  const { userId, endsAt, source } = trial;
  const plan = trial.plan ?? 'basic';
  const subscribed = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return insertSelect(
    subscriptionEntries,
    { userId, kind: 'trial', plan, lastPlan: plan, trialEndsAt: endsAt, createdAt: now },
    sql`${source} and ${notExists(subscribed)} on conflict do nothing`,
  );
}
