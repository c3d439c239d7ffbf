import { listings } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { dayMilliseconds, startOfDoualaDay } from '@mboalink/shared/day.ts';
import type { DashboardOutput, RangeInput } from '@mboalink/shared/insights/analytics-calls.ts';
import { and, eq, lt, ne, not, sql } from 'drizzle-orm';
import { hasBlocked } from '../../directory/blocks.ts';
import { requireRow, viewerCte, viewerJson } from '../../directory/viewer.ts';
import type { MemberContext } from '../../trpc.ts';
import { type DayRange, dayRange, daysAgo, viewSpans } from './day-range.ts';
import {
  changeOf,
  clicksOf,
  type Day,
  engagementOf,
  everyDay,
  figureOf,
  periodsOf,
  sumOf,
} from './figures.ts';
import { areEnoughOnSundays, missedOnSundays } from './missed-on-sundays.ts';
import { ownCounts, runningPlanOf } from './own-days.ts';

/** The viewer's own figures of some days, against as many before, in one request; more of them for pro and premium. */
export async function readDashboard(ctx: MemberContext, { timeRange }: RangeInput): Promise<DashboardOutput> {
  const range = dayRange(ctx.now, timeRange);
  const length = Math.max(2 * range.days.length, viewSpans.thisMonth);
  const span = { from: daysAgo(ctx.now, length - 1), to: range.to };
  const viewer = viewerCte(ctx);
  const rows = await ctx.db
    .with(viewer)
    .select({
      viewer: viewerJson(viewer),
      days: ownCounts(ctx, span),
      saved: savedJson(ctx, range),
      sundays: sundaysJson(ctx),
    })
    .from(viewer);
  const { viewer: member, days, saved, sundays } = requireRow(rows);
  const { current, previous } = periodsOf(days, range);
  const plan = runningPlanOf(member);
  return {
    ...{ timeRange, from: range.from, to: range.to },
    stats: {
      ...{ profileViews: current.views, savedContacts: saved.now, contactRequests: current.requests },
      ...{ dailyMatchesUsed: member.viewedToday, dailyMatchesLimit: member.dailyLimit },
    },
    changes: {
      profileViews: changeOf(current.views, previous.views),
      savedContacts: changeOf(saved.now, saved.before),
      contactRequests: changeOf(current.requests, previous.requests),
    },
    trend: plan === 'pro' || plan === 'premium' ? trendOf(days, range) : null,
    overview: plan === 'premium' ? overviewOf(days, range) : null,
    profilePerformance: plan === 'premium' ? performanceOf(ctx, days) : null,
    missedOnSundays: areEnoughOnSundays(sundays),
  };
}

/** How many contacts are in the viewer's list of saved ones, and how many of them were before the range. */
function savedJson(ctx: MemberContext, { days }: DayRange) {
  const { db, now, viewer } = ctx;
  const begin = startOfDoualaDay(new Date(now.getTime() - (days.length - 1) * dayMilliseconds));
  const counted = jsonObject({
    now: sql<number>`count(*)::int`,
    before: sql<number>`(count(*) filter (where ${lt(savedContacts.savedAt, begin)}))::int`,
  });
  const { userId, contactId } = savedContacts;
  const isListed = and(eq(userId, viewer.userId), not(hasBlocked(ctx, sql`${viewer.userId}`, contactId)));
  const own = db.select({ counted }).from(savedContacts).where(isListed);
  return sql<(typeof counted)['_']['type']>`${own}`;
}

function sundaysJson(ctx: MemberContext) {
  const own = ctx.db
    .select({ missed: missedOnSundays(ctx) })
    .from(listings)
    .where(and(eq(listings.userId, ctx.viewer.userId), ne(listings.userType, 'buyer')));
  return sql<number[][] | null>`(${own})`;
}

function trendOf(days: readonly Day[], range: DayRange) {
  return everyDay(days, range).map(({ day, views, requests }) => ({
    ...{ day, profileViews: views, contactRequests: requests },
  }));
}

function overviewOf(days: readonly Day[], range: DayRange): DashboardOutput['overview'] {
  const { current, previous } = periodsOf(days, range);
  const figure = (of: (sum: typeof current) => number) =>
    figureOf(range.timeRange, of(current), of(previous));
  return {
    profileViews: figure(({ views }) => views),
    profileClicks: figure(clicksOf),
    connectionRequests: figure(({ requests }) => requests),
    engagementRate: figure(engagementOf),
  };
}

function performanceOf({ now }: MemberContext, days: readonly Day[]) {
  const viewsOf = (length: number) =>
    sumOf(days, { from: daysAgo(now, length - 1), to: daysAgo(now, 0) }).views;
  return {
    today: viewsOf(viewSpans.today),
    thisWeek: viewsOf(viewSpans.thisWeek),
    thisMonth: viewsOf(viewSpans.thisMonth),
  };
}
