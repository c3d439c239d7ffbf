import { listings } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { dayMilliseconds, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { shareAnswered } from '@mboalink/shared/directory/trust.ts';
import type { DashboardOutput, RangeInput } from '@mboalink/shared/insights/calls.ts';
import { and, eq, lt, ne, not, sql } from 'drizzle-orm';
import { requireRow, viewerCte, viewerJson } from '../../directory/viewer.ts';
import { hasBlocked } from '../../directory/visible-to.ts';
import { type Day, daysAgo, ownDays } from '../../insights/listing-days.ts';
import type { MemberContext } from '../../trpc.ts';
import {
  changeOf,
  clicksOf,
  type DayRange,
  dayRange,
  engagementOf,
  everyDay,
  figureOf,
  isMissedOnSundays,
  periodsOf,
  runningPlanOf,
  sumOf,
} from './figures.ts';

const monthDays = 30;

/** The viewer's own figures of some days, against as many before, in one request; more of them for pro and premium. */
export async function readDashboard(ctx: MemberContext, { timeRange }: RangeInput): Promise<DashboardOutput> {
  const range = dayRange(ctx.now, timeRange);
  const length = Math.max(2 * range.days.length, monthDays);
  const span = { from: daysAgo(ctx.now, length - 1), to: range.to };
  const viewer = viewerCte(ctx);
  const rows = await ctx.db
    .with(viewer)
    .select({
      viewer: viewerJson(viewer),
      days: ownDays(ctx, span),
      saved: savedJson(ctx, range),
      listing: ownListing(ctx),
    })
    .from(viewer);
  const { viewer: member, days, saved, listing } = requireRow(rows);
  const periods = periodsOf(days, range);
  const { current } = periods;
  const plan = runningPlanOf(member);
  return {
    timeRange,
    from: range.from,
    to: range.to,
    stats: {
      profileViews: current.views,
      savedContacts: saved.now,
      contactRequests: current.requests,
      dailyMatchesUsed: member.viewedToday,
      dailyMatchesLimit: member.dailyLimit,
    },
    changes: {
      profileViews: figureOf(periods, ({ views }) => views).change,
      savedContacts: changeOf({ current: saved.now, whole: saved.now, previous: saved.before }),
      contactRequests: figureOf(periods, ({ requests }) => requests).change,
    },
    week: everyDay(days, dayRange(ctx.now, 'week')).map(({ day, requests }) => ({
      day,
      contactRequests: requests,
    })),
    trend: plan === 'pro' || plan === 'premium' ? trendOf(days, range) : null,
    overview: plan === 'premium' ? overviewOf(periods, timeRange) : null,
    profilePerformance: plan === 'premium' ? performanceOf(ctx, days) : null,
    missedOnSundays: listing?.missed ?? false,
    answered: listing && answeredOf(listing),
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

/** Of the viewer’s listing, where they sell: whether it is missed on Sundays, and how many had an answer. */
function ownListing(ctx: MemberContext) {
  const { answeredYes, answeredOf: of, seldomAnswers } = listings;
  const told = jsonObject({
    missed: isMissedOnSundays(ctx),
    answeredYes,
    answeredOf: of,
    isBehind: seldomAnswers,
  });
  const own = ctx.db
    .select({ told })
    .from(listings)
    .where(and(eq(listings.userId, ctx.viewer.userId), ne(listings.userType, 'buyer')));
  return sql<OwnListing | null>`(${own})`;
}

type OwnListing = { missed: boolean; answeredYes: number; answeredOf: number; isBehind: boolean };

function answeredOf({ isBehind, ...counted }: OwnListing): DashboardOutput['answered'] {
  const share = shareAnswered(counted);
  return share && { ...share, isBehind };
}

function trendOf(days: readonly Day[], range: DayRange) {
  return everyDay(days, range).map(({ day, views, requests }) => ({
    day,
    profileViews: views,
    contactRequests: requests,
  }));
}

function overviewOf(
  periods: ReturnType<typeof periodsOf>,
  period: RangeInput['timeRange'],
): DashboardOutput['overview'] {
  return {
    profileViews: { ...figureOf(periods, ({ views }) => views), period },
    profileClicks: { ...figureOf(periods, clicksOf), period },
    connectionRequests: { ...figureOf(periods, ({ requests }) => requests), period },
    engagementRate: { ...figureOf(periods, engagementOf, true), period },
  };
}

function performanceOf({ now }: MemberContext, days: readonly Day[]) {
  const viewsOf = (length: number) =>
    sumOf(days, { from: daysAgo(now, length - 1), to: daysAgo(now, 0) }).views;
  return { today: viewsOf(1), thisWeek: viewsOf(7), thisMonth: viewsOf(monthDays) };
}
