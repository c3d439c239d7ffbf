import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { type UserType, userTypeOf } from '@mboalink/shared/accounts/user.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { identityHashesOf } from '../identity-hashes.ts';
import { readCurrentUser, requireCurrentUser, selectCurrentUser } from '../profile/read-current-user.ts';
import { trialEnd } from '../registration/spent-trial.ts';

type Input = { userType: UserType; alsoBuys?: boolean; selectedPlan?: PlanId | null };

/**
 * Buyer to seller shows the listing and starts the one trial; seller to buyer leaves the listing to be found until
 * its time is over. What was opened today stays counted either way.
 */
export async function changeAccountType(ctx: MemberContext, { userType, alsoBuys, selectedPlan }: Input) {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  const wanted = userTypeOf(userType, alsoBuys);
  const isSeller = wanted !== 'buyer';
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashesOf(ctx, { email: user.email, whatsapp: `+${user.whatsapp}` });
  const trial = insertSelect(
    subscriptions,
    { userId, plan: selectedPlan ?? 'basic', trialEndsAt: trialEnd(ctx, hashes), createdAt: now },
    sql`where ${isSeller} and ${runningSession(ctx)}
      on conflict (${columnName(subscriptions.userId)}) do nothing`,
  );
  const [, , , found] = await db.batch([
    db.execute(trial),
    db.update(users).set({ userType: wanted }).where(isMember(ctx)),
    db
      .update(listings)
      .set({ userType: wanted })
      .where(and(eq(listings.userId, userId), sql`${isSeller}`, runningSession(ctx))),
    selectCurrentUser(ctx),
  ]);
  return requireCurrentUser(ctx, found);
}
