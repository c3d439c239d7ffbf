import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings, reveals, shownNumbers } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { UserType } from '@mboalink/shared/accounts/user.ts';
import type { PlanId, SubscriptionState } from '@mboalink/shared/billing/plan-ids.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import { dailyLimit, subscriptionState } from '../billing/subscription-state.ts';
import { confirmGeneration } from '../session/confirm-generation.ts';
import { isOwnSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { revealedToday } from './revealed-today.ts';

/** The viewer as the database knows them at this instant; `dailyLimit` is null where there is no limit. */
export type ViewerRow = {
  id: string;
  userType: UserType;
  plan: PlanId | null;
  state: SubscriptionState;
  dailyLimit: number | null;
  viewedToday: number;
  viewedThisHour: number;
};

/** Over `users`: reveals of the last hour. The day before is counted too, for the hour after midnight. */
function revealedThisHour({ db, now }: MemberContext): SQL<number> {
  const counted = db
    .select({ count: sql`count(*)::int` })
    .from(reveals)
    .where(
      and(
        eq(reveals.viewerId, users.id),
        gte(reveals.day, sql`${doualaDay(now)}::date - 1`),
        gt(reveals.revealedAt, sql`${instant(now)} - interval '1 hour'`),
      ),
    );
  return sql<number>`${counted}`;
}

/** Over `users`: numbers that their lists showed on this day in Douala. */
function shownToday({ db, now }: MemberContext): SQL<number> {
  const today = db
    .select({ numbers: shownNumbers.numbers })
    .from(shownNumbers)
    .where(and(eq(shownNumbers.viewerId, users.id), eq(shownNumbers.day, doualaDay(now))));
  return sql<number>`coalesce(${today}, 0)`;
}

/**
 * `viewer as (…)`: the one row of who asks, or none when the session no longer runs. Every statement that
 * serves a member starts with it, so that ending a session takes effect at once and costs no query of its own.
 */
export function viewerCte(ctx: MemberContext): SQL {
  const { db, now } = ctx;
  const confirmed = confirmGeneration(ctx);
  const viewer = db
    .select({
      id: users.id,
      userType: users.userType,
      plan: subscriptions.plan,
      state: subscriptionState(now).as('state'),
      dailyLimit: dailyLimit(now).as('daily_limit'),
      regionSlug: listings.regionSlug,
      citySlug: listings.citySlug,
      viewedToday: revealedToday(ctx).as('viewed_today'),
      viewedThisHour: revealedThisHour(ctx).as('viewed_this_hour'),
      numbersListed: shownToday(ctx).as('numbers_listed'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(listings, eq(listings.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(isOwnSession(ctx));
  return sql`confirmed as (${confirmed._.sql}), viewer as materialized ${viewer}`;
}

/** The viewer as JSON, to come back beside a result. */
export const viewerJson: SQL = sql`(select json_build_object(
  'id', id, 'userType', user_type, 'plan', plan, 'state', state, 'dailyLimit', daily_limit,
  'viewedToday', viewed_today, 'viewedThisHour', viewed_this_hour) from viewer)`;

/** The viewer of an answered statement. Throws `unauthenticated` when the session no longer runs. */
export function requireViewer(viewer: ViewerRow | null): ViewerRow {
  if (!viewer) throw new AppError('unauthenticated');
  return viewer;
}
