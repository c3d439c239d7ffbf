import { accountIdentities, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptionEntries, subscriptions } from '@mboalink/db/schema/billing.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { type PlanId, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, gt, ne, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isMember } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';

/** Begins the trial of a seller who never had one, under any account. Answers whether it did. */
export async function startFreeTrial(ctx: MemberContext, plan: PlanId): Promise<boolean> {
  const [, [begun]] = await ctx.db.batch([
    ctx.db.execute(freeTrial(ctx, plan)),
    ctx.db
      .select({ isFree: beganNow(ctx) })
      .from(users)
      .where(isMember(ctx)),
  ]);
  if (!begun) throw new AppError('unauthenticated');
  return begun.isFree;
}

/** The same as a statement of a batch, which begins with the member's lock. */
export function freeTrial(ctx: MemberContext, plan: PlanId): SQL {
  return trialEntry(ctx, {
    userId: sql`${users.id}`,
    plan,
    endsAt: sql`${instant(ctx.now)} + make_interval(days => ${trialDays}::int)`,
    source: sql`from ${users} where ${and(isMember(ctx), neverTried(ctx))}`,
  });
}

/** Over `users`: a seller who never had a trial, under any account; who has a subscription had one. */
export function neverTried({ db, now }: MemberContext): SQL<boolean> {
  const hadOne = db
    .select({ userId: accountIdentities.userId })
    .from(accountIdentities)
    .innerJoin(spentTrials, eq(spentTrials.identityHash, accountIdentities.identityHash))
    .where(and(eq(accountIdentities.userId, users.id), gt(spentTrials.keptUntil, now)));
  return sql<boolean>`(${ne(users.userType, 'buyer')} and ${notExists(hadOne)})`;
}

/** Whether the trial of whoever asks began with this call. */
export function beganNow({ db, now, viewer }: MemberContext): SQL<boolean> {
  const begun = db
    .select({ id: subscriptionEntries.id })
    .from(subscriptionEntries)
    .where(
      and(
        eq(subscriptionEntries.userId, viewer.userId),
        eq(subscriptionEntries.kind, 'trial'),
        eq(subscriptionEntries.createdAt, now),
      ),
    );
  return sql<boolean>`${exists(begun)}`;
}

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
