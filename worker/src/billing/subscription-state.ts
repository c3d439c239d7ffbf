import { users } from '@mboalink/db/schema/accounts.ts';
import { passes, subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { instant, isoText } from '@mboalink/db/sql/instant.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import type { RunningPass } from '@mboalink/shared/billing/calls.ts';
import type { SubscriptionState } from '@mboalink/shared/billing/subscription.ts';
import { graceDays, type PlanId, planIds, plans } from '@mboalink/shared/catalogue/plans.ts';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context, QueryContext } from '../context.ts';

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
  return sql<PlanId | null>`(case when ${gt(premiumUntil, now)} then 'premium'
    when ${gt(proUntil, now)} then 'pro' else ${plan} end)`;
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
    when ${users.userType} = 'buyer' then null
    else 0 end)`;
}

/** Over `memberTables`: the plan that runs and was paid for; null of a trial. */
export const paidPlan = (now: Date): SQL<PlanId | null> =>
  sql<PlanId | null>`(case when ${inArray(subscriptionState(now), ['active', 'grace'])} then ${runningPlan(now)} end)`;

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

/** Members, each with their listing and, where they have one, their subscription. */
export const memberTables: SQL = sql`(${users}
  join ${listings} on ${listings.userId} = ${users.id}
  left join ${subscriptions} on ${subscriptions.userId} = ${users.id})`;

const { txRef, kind, reveals, used, endsAt } = passes;

const fields = { txRef, kind, reveals, remaining: sql<number>`${reveals} - ${used}`, endsAt };

type PassRow = JsonRow<typeof fields>;

/** Over `users`: the passes that run and hold something, as JSON, in the order in which they are used up. */
export function runningPasses({ db, now }: Pick<Context, 'db' | 'now'>): SQL<PassRow[]> {
  const running = db
    .select({ passes: jsonList(jsonObject(fields), sql`${endsAt}, ${txRef}`) })
    .from(passes)
    .where(and(eq(passes.userId, users.id), gt(endsAt, now), lt(used, reveals)));
  return sql<PassRow[]>`${running}`;
}

/** The same without the payments that they came of. */
export const toRunningPasses = (passes: PassRow[]): RunningPass[] => passes.map(({ txRef, ...pass }) => pass);
