import { accountIdentities, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptionEntries } from '@mboalink/db/schema/billing.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { and, eq, exists, gt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { isMember } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { trialEntry } from './trial-entry.ts';

/** Begins the trial of a seller who never had one, under any account. */
export function freeTrial(ctx: MemberContext, plan: PlanId): SQL {
  const { db, now } = ctx;
  const hadOne = db
    .select({ userId: accountIdentities.userId })
    .from(accountIdentities)
    .innerJoin(spentTrials, eq(spentTrials.identityHash, accountIdentities.identityHash))
    .where(and(eq(accountIdentities.userId, users.id), gt(spentTrials.keptUntil, now)));
  return trialEntry(ctx, {
    userId: sql`${users.id}`,
    plan,
    endsAt: sql`${instant(now)} + make_interval(days => ${trialDays}::int)`,
    source: sql`from ${users} where ${and(isMember(ctx), ne(users.userType, 'buyer'), notExists(hadOne))}`,
  });
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
