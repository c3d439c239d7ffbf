import type { UserType } from '@mboalink/shared/accounts/user.ts';
import type { PlanId, SubscriptionState } from '@mboalink/shared/billing/plan-ids.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { dailyLimit, subscriptionState } from '../billing/subscription-state.ts';
import { confirmGenerationCte } from '../session/confirm-generation.ts';
import { isoInstant } from '../sql-instant.ts';
import type { MemberContext } from '../trpc.ts';

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

/** The columns of a viewer by which quota and visibility are decided. */
const columns = (now: Date): SQL => sql`
  u.id, u.user_type, s.plan, ${subscriptionState(now)} as state, ${dailyLimit(subscriptionState(now))} as daily_limit,
  l.region_slug, l.city_slug,
  (select count(*)::int from reveals r where r.viewer_id = u.id and r.day = ${doualaDay(now)}::date) as viewed_today,
  (select count(*)::int from reveals r where r.viewer_id = u.id and r.day >= ${doualaDay(now)}::date - 1
    and r.revealed_at > ${isoInstant(now)} - interval '1 hour') as viewed_this_hour,
  coalesce((select numbers from listed_numbers n
    where n.viewer_id = u.id and n.day = ${doualaDay(now)}::date), 0) as numbers_listed`;

/**
 * `viewer as (…)`: the one row of who asks, or none when the session no longer runs. Every statement that
 * serves a member starts with it, so that ending a session takes effect at once and costs no query of its own.
 */
export function viewerCte(ctx: MemberContext): SQL {
  const { viewer, now } = ctx;
  return sql`${confirmGenerationCte(ctx)},
    viewer as materialized (
    select ${columns(now)}
    from sessions
    join users u on u.id = sessions.user_id
    join listings l on l.user_id = u.id
    left join subscriptions s on s.user_id = u.id
    where sessions.id = ${viewer.sessionId} and sessions.user_id = ${viewer.userId}
      and sessions.ended_at is null and sessions.expires_at > ${isoInstant(now)}
  )`;
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
