import { graceDays, plans } from '@mboalink/shared/catalogue/plans.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../sql-instant.ts';

/**
 * Where somebody stands at an instant, as SQL over `u` (users) and `s` (subscriptions, left joined): trial,
 * then active while paid, then grace for three days after a paid time, then expired; none without a subscription,
 * and for buyers. Who turns from seller to buyer stays a seller here until the running time is over: otherwise a
 * minute as a buyer would open every number.
 */
export function subscriptionState(now: Date): SQL {
  const instant = sql`${isoInstant(now)}`;
  return sql`(case
    when s.user_id is null then 'none'
    when s.trial_ends_at > ${instant} then 'trial'
    when s.paid_until > ${instant} then 'active'
    when u.user_type = 'buyer' then 'none'
    when s.paid_until > ${instant} - make_interval(days => ${graceDays}::int) then 'grace'
    else 'expired' end)`;
}

/** Contacts that may be newly opened on one day, as SQL over `u`, `s` and a state; null means without limit. */
export function dailyLimit(state: SQL): SQL {
  const byPlan = (kind: 'trial' | 'paid') =>
    sql.join(
      plans.map((plan) => sql`when ${plan.id} then ${plan.dailyLimit[kind]}::int`),
      sql` `,
    );
  return sql`(case
    when ${state} = 'trial' then case s.plan ${byPlan('trial')} end
    when ${state} in ('active', 'grace') then case s.plan ${byPlan('paid')} end
    when u.user_type = 'buyer' then null
    else 0 end)`;
}
