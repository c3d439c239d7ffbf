import { accountIdentities, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { instant, isoText } from '@mboalink/db/sql/instant.ts';
import type { PlanId, SubscriptionState } from '@mboalink/shared/billing/plan-ids.ts';
import { graceDays, plans } from '@mboalink/shared/catalogue/plans.ts';
import { gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Where somebody stands at an instant, over `memberTables`: trial, then active while paid, then grace for three
 * days after a paid time, then expired; none without a subscription, and for buyers. Who turns from seller to buyer
 * stays a seller here while their listing is found, grace too: otherwise a minute as a buyer would open every number.
 */
export function subscriptionState(now: Date, userType: AnyPgColumn = users.userType): SQL<SubscriptionState> {
  const graceStart = sql`${instant(now)} - make_interval(days => ${graceDays}::int)`;
  return sql<SubscriptionState>`(case
    when ${isNull(subscriptions.userId)} then 'none'
    when ${gt(subscriptions.trialEndsAt, now)} then 'trial'
    when ${gt(subscriptions.paidUntil, now)} then 'active'
    when ${gt(subscriptions.paidUntil, graceStart)} then 'grace'
    when ${userType} = 'buyer' then 'none'
    else 'expired' end)`;
}

/** Over `memberTables`: the plan that runs at an instant: what was paid of a dearer one goes first. */
export function runningPlan(now: Date): SQL<PlanId | null> {
  const { plan, proUntil, premiumUntil } = subscriptions;
  return sql<PlanId | null>`running_plan(${plan}, ${proUntil}, ${premiumUntil}, ${instant(now)})`;
}

/** Over `memberTables`: until when the plan runs that runs at an instant, and which cheaper one follows; null where none does. */
export function followingPlan(now: Date): { planUntil: SQL<string | null>; nextPlan: SQL<PlanId | null> } {
  const { plan, proUntil, premiumUntil } = subscriptions;
  const [hasPremium, hasPro] = [gt(premiumUntil, now), gt(proUntil, now)];
  return {
    planUntil: sql<string | null>`(case when ${hasPremium} then ${isoText(premiumUntil)}
      when ${hasPro} then ${isoText(proUntil)} end)`,
    nextPlan: sql<PlanId | null>`(case when ${hasPremium} and ${hasPro} then 'pro'
      when ${hasPremium} or ${hasPro} then ${plan} end)`,
  };
}

/** Contacts that may be newly revealed on one day, over `memberTables`; null means without limit. */
export function dailyLimit(now: Date): SQL<number | null> {
  const state = subscriptionState(now);
  const byPlan = (kind: 'trial' | 'paid') =>
    sql.join(
      plans.map((plan) => sql`when ${plan.id} then ${plan.dailyLimit[kind]}::int`),
      sql` `,
    );
  return sql<number | null>`(case
    when ${state} = 'trial' then case ${runningPlan(now)} ${byPlan('trial')} end
    when ${state} in ('active', 'grace') then case ${runningPlan(now)} ${byPlan('paid')} end
    when ${users.userType} = 'buyer' then ${keptLimit(now)}
    else 0 end)`;
}

/**
 * Over `users`: the limit of somebody who left while a seller's time was running and came back before it was over;
 * null for everybody else.
 */
function keptLimit(now: Date): SQL<number | null> {
  return sql<number | null>`(select min(${spentTrials.dailyLimit}) from ${accountIdentities}
    join ${spentTrials} on ${spentTrials.identityHash} = ${accountIdentities.identityHash}
    where ${accountIdentities.userId} = ${users.id} and ${gt(spentTrials.limitedUntil, now)}
      and ${spentTrials.leftAt} <= ${users.createdAt})`;
}
