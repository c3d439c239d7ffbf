import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { eq, gte, type SQL, sql } from 'drizzle-orm';
import { dailyLimit, runningPasses, runningPlan, subscriptionState } from '../billing/subscription-state.ts';
import type { QueryContext } from '../context.ts';
import { isOwnSession } from '../session/running-session.ts';
import { revealedToday } from './revealed-today.ts';

/**
 * `viewer`: the one row of who asks, or none when the session no longer runs. Every statement that serves a member
 * selects from it, so that ending a session takes effect at once and costs no query of its own. `dailyLimit` is null
 * where there is no limit. `passes` are those that may be used. A buyer who `soldToday` is shown nobody new.
 */
export function viewerCte(ctx: QueryContext) {
  const { db, now } = ctx;
  return db.$with('viewer').as(
    db
      .select({
        id: users.id,
        userType: users.userType,
        plan: runningPlan(now).as('plan'),
        state: subscriptionState(now).as('state'),
        dailyLimit: dailyLimit(now).as('daily_limit'),
        regionSlug: listings.regionSlug,
        citySlug: listings.citySlug,
        viewedToday: revealedToday(ctx).as('viewed_today'),
        passes: runningPasses(ctx).as('passes'),
        createdAt: users.createdAt,
        soldToday: sql<boolean>`coalesce(${gte(users.turnedBuyerAt, startOfDoualaDay(now))}, false)`.as(
          'sold_today',
        ),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(listings, eq(listings.userId, users.id))
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(isOwnSession(ctx)),
  );
}

export type ViewerCte = ReturnType<typeof viewerCte>;

function fields(viewer: ViewerCte) {
  const { id, userType, plan, state, dailyLimit, citySlug, viewedToday, passes, createdAt, soldToday } =
    viewer;
  return { id, userType, plan, state, dailyLimit, citySlug, viewedToday, passes, createdAt, soldToday };
}

/** The viewer as the database knows them at this instant. */
export type ViewerRow = JsonRow<ReturnType<typeof fields>>;

/** Over `viewer`: whether the plan's day is used up. Null where there is no limit. */
export function isDaySpent({ dailyLimit, viewedToday }: ViewerCte): SQL<boolean | null> {
  return sql<boolean | null>`${viewedToday} >= ${dailyLimit}`;
}

/** Over `viewer`: how many passes may be used once the day is used up; each holds one contact at least. */
export function usablePasses({ dailyLimit, passes }: ViewerCte): SQL<number> {
  return sql<number>`case when ${dailyLimit} is null then 0 else json_array_length(${passes}) end`;
}

/** The viewer as JSON, to come back beside a result. */
export function viewerJson(viewer: ViewerCte): SQL<ViewerRow> {
  return jsonObject(fields(viewer));
}

/** The row of a statement that selects from `viewer`. Throws `unauthenticated` when the session no longer runs. */
export function requireRow<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (!row) throw new AppError('unauthenticated');
  return row;
}
