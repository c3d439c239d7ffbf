import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { type UserType, userTypeOf } from '@mboalink/shared/accounts/user-types.ts';
import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { trialEntry } from '../../billing/trial.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { identitiesOf, identityHashes } from '../identity.ts';
import { sendAfterAnswer } from '../mails/account-mails.ts';
import { readCurrentUser, requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { informOwner } from '../profile/inform-owner.ts';
import { updateListing } from '../profile/update-listing.ts';
import { trialEnd } from '../registration/register.ts';

type Input = { userType: UserType; alsoBuys?: boolean; selectedPlan?: PlanId | null };

/**
 * Buyer to seller shows the listing and starts the one trial; seller to buyer leaves the listing to be found until
 * its time is over, and so does their quota. What was opened today stays counted either way.
 */
export async function changeAccountType(ctx: MemberContext, { userType, alsoBuys, selectedPlan }: Input) {
  const { db } = ctx;
  const { userId } = ctx.viewer;
  const wanted = userTypeOf(userType, alsoBuys);
  const isSeller = wanted !== 'buyer';
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashes(ctx, ...identitiesOf(user));
  const trial = trialEntry(ctx, {
    userId,
    plan: selectedPlan,
    endsAt: trialEnd(ctx, hashes),
    source: sql`where ${isSeller} and ${runningSession(ctx)}`,
  });
  const [, , , , [told], found] = await db.batch([
    restartListing(ctx, sql`${isSeller}`),
    db.execute(trial),
    db.update(users).set({ userType: wanted }).where(isMember(ctx)),
    updateListing(ctx, { userType: wanted }, sql`${isSeller}`),
    informMember(ctx),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, found);
  sendAfterAnswer(ctx, told?.mail);
  return answer;
}

/** Who sells for the first time is as new to searches, and to who watches them, as who registers; before the trial is written. */
function restartListing(ctx: MemberContext, isAllowed: SQL) {
  const { db, viewer } = ctx;
  const { userId, userType } = listings;
  const sold = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, viewer.userId));
  const isFirst = and(eq(userType, 'buyer'), notExists(sold), runningSession(ctx), isAllowed);
  return db
    .update(listings)
    .set({ searchKey: sql`default` })
    .where(and(eq(userId, viewer.userId), isFirst));
}

/** Whoever came to sell has an open page as soon as they can be found. */
function informMember(ctx: MemberContext) {
  const { told, queued } = informOwner(
    ctx,
    sql`(${eq(listings.userId, ctx.viewer.userId)} and ${runningSession(ctx)})`,
  );
  return ctx.db.with(told, queued.cte).select({ mail: queued.mail }).from(oneRow);
}
