import { type UserType, userTypeOf } from '@mboalink/shared/accounts/user.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { sql } from 'drizzle-orm';
import { memberLock, runningSession } from '../../session/running-session.ts';
import { isoInstant } from '../../sql-instant.ts';
import type { MemberContext } from '../../trpc.ts';
import {
  type CurrentUserAnswer,
  readCurrentUser,
  requireCurrentUser,
  selectCurrentUser,
} from '../profile/read-current-user.ts';
import { identityHashesOf, trialEnd } from '../registration/spent-trial.ts';

type Wish = { userType: UserType; alsoBuys?: boolean; selectedPlan?: PlanId | null };

/**
 * Buyer to seller shows the listing and starts the one trial; seller to buyer leaves the listing to be found until
 * its time is over. What was opened today stays counted either way.
 */
export async function changeAccountType(ctx: MemberContext, { userType, alsoBuys, selectedPlan }: Wish) {
  const wanted = userTypeOf(userType, alsoBuys);
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashesOf(ctx, { email: user.email, whatsapp: `+${user.whatsapp}` });
  const member = sql`${ctx.viewer.userId}::uuid`;
  const [, , , found] = await ctx.db.batch([
    ctx.db.execute(memberLock(ctx)),
    ctx.db.execute(sql`insert into subscriptions (user_id, plan, trial_ends_at, created_at)
      select ${member}, ${selectedPlan ?? 'basic'}, ${trialEnd(ctx.now, hashes)}, ${isoInstant(ctx.now)}
      where ${wanted} <> 'buyer' and ${runningSession(ctx)}
      on conflict (user_id) do nothing`),
    ctx.db.execute(sql`with person as (
        update users set user_type = ${wanted} where id = ${member} and ${runningSession(ctx)} returning id
      )
      update listings set user_type = ${wanted} from person where user_id = person.id and ${wanted} <> 'buyer'`),
    ctx.db.execute<CurrentUserAnswer>(selectCurrentUser(ctx)),
  ]);
  return requireCurrentUser(ctx, found.rows);
}
