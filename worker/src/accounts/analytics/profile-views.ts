import { listingDays } from '@mboalink/db/schema/insights.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type {
  GeographicOutput,
  ProfileViewsOutput,
  RangeInput,
} from '@mboalink/shared/insights/analytics-calls.ts';
import { figureLimits } from '@mboalink/shared/insights/time-ranges.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { requireRow, viewerCte, viewerJson } from '../../directory/viewer.ts';
import type { MemberContext } from '../../trpc.ts';
import {
  bestOf,
  clicksOf,
  counts,
  dayRange,
  everyDay,
  ifEnough,
  ownDays,
  type Part,
  periodsOf,
  requirePremium,
  shownParts,
} from './figures.ts';

/** The days of the viewer's listing, when people get in touch with it and what they had looked for. For premium. */
export async function readProfileViews(
  ctx: MemberContext,
  { timeRange }: RangeInput,
): Promise<ProfileViewsOutput> {
  const range = dayRange(ctx.now, timeRange);
  const viewer = viewerCte(ctx);
  const { clickHours, searches } = listingDays;
  const rows = await ctx.db
    .with(viewer)
    .select({
      viewer: viewerJson(viewer),
      days: ownDays(ctx, range, jsonObject({ ...counts, clickHours, searches })),
    })
    .from(viewer);
  const { viewer: member, days } = requireRow(rows);
  requirePremium(member);
  const { current } = periodsOf(days, range);
  const { whatsappClicks: whatsapp, phoneClicks: phone, emailClicks: email } = current;
  return {
    ...{ timeRange, from: range.from, to: range.to },
    days: everyDay(days, range).map((each) => ({
      ...{ day: each.day, views: each.views, clicks: clicksOf(each), requests: each.requests },
    })),
    total: { views: current.views, clicks: clicksOf(current), requests: current.requests },
    ways: { whatsapp, phone, email },
    bestTimes: bestTimes(days),
    searches: shownSearches(
      days.flatMap((each) => each.searches),
      ctx.language,
    ),
  };
}

type TimedDay = { day: string; clickHours: number[] | null };

/** When people get in touch: by hour from midnight, by weekday from Monday, where there is enough to name no single tap. */
function bestTimes(days: readonly TimedDay[]): ProfileViewsOutput['bestTimes'] {
  const hours = Array<number>(24).fill(0);
  const weekdays = Array<number>(7).fill(0);
  for (const { day, clickHours } of days) {
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    for (const [hour, clicks] of (clickHours ?? []).entries()) {
      hours[hour] = (hours[hour] ?? 0) + clicks;
      weekdays[weekday] = (weekdays[weekday] ?? 0) + clicks;
    }
  }
  return {
    hour: bestOf(hours),
    weekday: bestOf(weekdays),
    hours: ifEnough(hours),
    weekdays: ifEnough(weekdays),
  };
}

type Searched = Part & { trade: string; city: string | null };

function shownSearches(parts: readonly Searched[], language: Language): ProfileViewsOutput['searches'] {
  const shown = shownParts(parts, ({ trade, city }) => `${trade} ${city ?? ''}`, figureLimits.searches);
  return shown.map(({ part: { trade, city }, views }) => {
    const names = [findSubcategory(trade)?.[language] ?? trade, findTown(city ?? '')?.[language]];
    return { category: trade, city, label: names.filter(Boolean).join(' · '), views };
  });
}

/** The towns of those who looked at the viewer's listing, none with fewer viewers than three. For premium. */
export async function readGeography(
  ctx: MemberContext,
  { timeRange }: RangeInput,
): Promise<GeographicOutput> {
  const { from, to } = dayRange(ctx.now, timeRange);
  const viewer = viewerCte(ctx);
  const { towns } = listingDays;
  const rows = await ctx.db
    .with(viewer)
    .select({ viewer: viewerJson(viewer), days: ownDays(ctx, { from, to }, jsonObject({ towns })) })
    .from(viewer);
  const { viewer: member, days } = requireRow(rows);
  requirePremium(member);
  const parts = days.flatMap((day) => day.towns);
  return {
    ...{ timeRange, from, to },
    geographicPerformance: shownParts(parts, ({ city }) => city, figureLimits.towns).map(
      ({ part: { city }, views }) => {
        const town = findTown(city);
        return { location: town?.[ctx.language] ?? city, city, region: town?.region ?? '', views };
      },
    ),
  };
}
