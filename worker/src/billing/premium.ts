import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type PlanId, planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { and, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../context.ts';
import { memberTables } from './member-tables.ts';
import { runningPlan, subscriptionState } from './subscription-state.ts';

const premium: PlanId = 'premium';

/** Over `memberTables`: whether premium was paid for and runs. A trial of it could be had anew with each address. */
export function hasPremium(now: Date): SQL<boolean> {
  const isRunning = inArray(subscriptionState(now), ['trial', 'active', 'grace']);
  return and(eq(runningPlan(now), premium), isNotNull(subscriptions.paidUntil), isRunning) as SQL<boolean>;
}

/** Over nothing: whether the member who asks has it. */
export function viewerHasPremium({ db, viewer, now }: QueryContext): SQL {
  const member = db
    .select({ id: sql<string>`${users.id}` })
    .from(memberTables)
    .where(and(eq(users.id, viewer.userId), hasPremium(now)));
  return exists(member);
}

/** The weight of a listing that shows what premium brings. */
export const premiumWeight = planIds.indexOf(premium) + 1;

/** Over `listings`: whether it shows what premium brings; a trigger keeps the weight, and the clock hides it in time. */
export const showsPremium = eq(listings.planWeight, premiumWeight);
