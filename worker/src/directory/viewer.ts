import { sessions, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { columnsOf, type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import { doualaDay, nextDoualaMidnight } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { formatDateTime } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  dailyLimit,
  runningPasses,
  runningPlan,
  subscriptionState,
  toRunningPasses,
} from '../billing/subscription-state.ts';
import type { Context, QueryContext } from '../context.ts';
import { isOwnSession } from '../session/running-session.ts';

/** Over `users`: how many contacts they opened on this calendar day in Douala, less those refunded, or opened with a pass. */
export function revealedToday({ db, now }: Pick<Context, 'db' | 'now'>): SQL<number> {
  const counted = db
    .select({ count: sql`count(*)::int` })
    .from(reveals)
    .where(
      and(
        eq(reveals.viewerId, users.id),
        eq(reveals.day, doualaDay(now)),
        eq(reveals.charged, true),
        isNull(reveals.passTxRef),
      ),
    );
  return sql<number>`${counted}`;
}

/**
 * `viewer`: the one row of who asks, or none when the session no longer runs. Every statement that serves a member
 * selects from it, so that ending a session takes effect at once and costs no query of its own. `dailyLimit` is null
 * where there is no limit. `passes` are those that may be used.
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
        citySlug: listings.citySlug,
        regionSlug: listings.regionSlug,
        viewedToday: revealedToday(ctx).as('viewed_today'),
        passes: runningPasses(ctx).as('passes'),
        createdAt: users.createdAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(listings, eq(listings.userId, users.id))
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(isOwnSession(ctx)),
  );
}

export type ViewerCte = ReturnType<typeof viewerCte>;

/** The viewer as the database knows them at this instant. */
export type ViewerRow = JsonRow<ReturnType<typeof columnsOf<ViewerCte>>>;

/** The viewer as JSON, to come back beside a result. */
export function viewerJson(viewer: ViewerCte): SQL<ViewerRow> {
  return jsonObject(columnsOf(viewer));
}

/** Over `viewer`: whether the plan's day is used up. Null where there is no limit. */
export function isDaySpent({ dailyLimit, viewedToday }: ViewerCte): SQL<boolean | null> {
  return sql<boolean | null>`(${viewedToday} >= ${dailyLimit})`;
}

/** Over `viewer`: whether they may open somebody, by their day or by a pass; each pass that runs holds one contact at least. */
export function canViewMore(viewer: ViewerCte): SQL<boolean> {
  return sql<boolean>`(${isDaySpent(viewer)} is not true or json_array_length(${viewer.passes}) > 0)`;
}

/** The row of a statement that selects from `viewer`. Throws `unauthenticated` when the session no longer runs. */
export function requireRow<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (!row) throw new AppError('unauthenticated');
  return row;
}

const heldBy = (passes: ViewerRow['passes']): number =>
  passes.reduce((sum, { remaining }) => sum + remaining, 0);

/** What a viewer may still open today, in the words of the contract. */
export function quotaInfo(viewer: ViewerRow, now: Date, language: Language): QuotaInfo {
  const reset = nextDoualaMidnight(now);
  const { dailyLimit, viewedToday, passes } = viewer;
  const remaining = dailyLimit === null ? null : Math.max(0, dailyLimit - viewedToday) + heldBy(passes);
  return {
    dailyLimit,
    viewedToday,
    remaining,
    canViewMore: remaining === null || remaining > 0,
    resetTime: reset.toISOString(),
    resetTimeFormatted: formatDateTime(reset, language),
    resetInSeconds: Math.ceil((reset.getTime() - now.getTime()) / 1000),
    accessType: dailyLimit === null ? 'unlimited' : 'limited',
    isInTrial: viewer.state === 'trial',
    planType: viewer.plan ?? 'free',
    passes: toRunningPasses(passes),
  };
}
