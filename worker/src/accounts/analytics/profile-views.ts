import { listingEvents } from '@mboalink/db/schema/insights.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { GeographicOutput, ProfileViewsOutput, RangeInput } from '@mboalink/shared/insights/calls.ts';
import { figureLimits } from '@mboalink/shared/insights/figures.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, between, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { requireRow, viewerCte, viewerJson } from '../../directory/viewer.ts';
import { ownDays } from '../../insights/listing-days.ts';
import type { MemberContext } from '../../trpc.ts';
import { clicksOf, type DayRange, dayRange, everyDay, periodsOf, requirePremium } from './figures.ts';

const { listingId, day, hour, viewerId, action, citySlug, searchTrade, searchCity } = listingEvents;

/** The days of the viewer's listing, when people click on it and what they had searched for. For premium. */
export async function readProfileViews(
  ctx: MemberContext,
  { timeRange }: RangeInput,
): Promise<ProfileViewsOutput> {
  const range = dayRange(ctx.now, timeRange);
  const viewer = viewerCte(ctx);
  const rows = await ctx.db
    .with(viewer)
    .select({
      viewer: viewerJson(viewer),
      days: ownDays(ctx, range),
      times: clickTimes(ctx, range),
      searches: ownSearches(ctx, range),
    })
    .from(viewer);
  const { viewer: member, days, times, searches } = requireRow(rows);
  requirePremium(member);
  const { current } = periodsOf(days, range);
  const { whatsappClicks: whatsapp, phoneClicks: phone, emailClicks: email } = current;
  return {
    timeRange,
    from: range.from,
    to: range.to,
    days: everyDay(days, range).map((each) => ({
      day: each.day,
      views: each.views,
      clicks: clicksOf(each),
      requests: each.requests,
    })),
    total: { views: current.views, clicks: clicksOf(current), requests: current.requests },
    ways: { whatsapp, phone, email },
    bestTimes: bestTimes(times),
    searches: searches.map(({ trade, city, views }) => ({
      category: trade,
      city,
      label: searchLabel({ trade, city }, ctx.language),
      views,
    })),
  };
}

/** Over `listing_events`: what members did with the viewer's listing in a range. */
const isOwn = ({ viewer }: MemberContext, { from, to }: DayRange) =>
  and(eq(listingId, viewer.userId), between(day, from, to), isNotNull(viewerId));

/** Several viewers, so that the figure is nobody's in particular. */
const areSeveral = sql`count(distinct ${viewerId}) >= ${figureLimits.viewers}::int`;

/** Each viewer once a day. */
const viewsOf = sql<number>`count(distinct (${viewerId}, ${day}))::int`;

type Clicks = { hour: number; weekday: number; clicks: number };

/** Clicks by hour and weekday from Monday; none where fewer than three people clicked. */
function clickTimes(ctx: MemberContext, range: DayRange): SQL<Clicks[]> {
  const { db } = ctx;
  const isClick = and(isOwn(ctx, range), ne(action, 'view'));
  const several = db.select({ one: sql`1` }).from(listingEvents).where(isClick).having(areSeveral);
  const times = db
    .select({
      hour,
      weekday: sql<number>`extract(isodow from ${day})::int - 1`.as('weekday'),
      clicks: sql<number>`count(*)::int`.as('clicks'),
    })
    .from(listingEvents)
    .where(and(isClick, sql`exists (${several})`))
    .groupBy(hour, sql`2`)
    .as('times');
  const row = jsonObject({ hour: times.hour, weekday: times.weekday, clicks: times.clicks });
  const list = db.select({ list: jsonList(row, sql`${times.hour}`) }).from(times);
  return sql<Clicks[]>`(${list})`;
}

function bestTimes(times: readonly Clicks[]): ProfileViewsOutput['bestTimes'] {
  const hours = Array<number>(24).fill(0);
  const weekdays = Array<number>(7).fill(0);
  for (const { hour: at, weekday, clicks } of times) {
    hours[at] = (hours[at] ?? 0) + clicks;
    weekdays[weekday] = (weekdays[weekday] ?? 0) + clicks;
  }
  const best = (counts: readonly number[]) => (times.length > 0 ? counts.indexOf(Math.max(...counts)) : null);
  return { hour: best(hours), weekday: best(weekdays), hours, weekdays };
}

type OwnSearch = { trade: string; city: string | null; views: number };

/** What several viewers had searched for just before, most views first. */
function ownSearches(ctx: MemberContext, range: DayRange): SQL<OwnSearch[]> {
  const { db } = ctx;
  const found = db
    .select({
      trade: sql<string>`${searchTrade}`.as('trade'),
      city: sql<string | null>`${searchCity}`.as('city'),
      views: viewsOf.as('views'),
    })
    .from(listingEvents)
    .where(and(isOwn(ctx, range), isNotNull(searchTrade)))
    .groupBy(searchTrade, searchCity)
    .having(areSeveral)
    .orderBy(desc(viewsOf), searchTrade, searchCity)
    .limit(figureLimits.searches)
    .as('found');
  const row = jsonObject({ trade: found.trade, city: found.city, views: found.views });
  const list = db.select({ list: jsonList(row, sql`${desc(found.views)}, ${found.trade}`) }).from(found);
  return sql<OwnSearch[]>`(${list})`;
}

function searchLabel({ trade, city }: Pick<OwnSearch, 'trade' | 'city'>, language: Language): string {
  const names = [findSubcategory(trade)?.[language] ?? trade, findTown(city ?? '')?.[language]];
  return names.filter(Boolean).join(' · ');
}

/** The towns from which several people viewed the viewer's listing, most views first. For premium. */
export async function readGeography(
  ctx: MemberContext,
  { timeRange }: RangeInput,
): Promise<GeographicOutput> {
  const { db, language } = ctx;
  const range = dayRange(ctx.now, timeRange);
  const viewer = viewerCte(ctx);
  const found = db
    .select({ city: sql<string>`${citySlug}`.as('city'), views: viewsOf.as('views') })
    .from(listingEvents)
    .where(and(isOwn(ctx, range), isNotNull(citySlug)))
    .groupBy(citySlug)
    .having(areSeveral)
    .orderBy(desc(viewsOf), citySlug)
    .limit(figureLimits.towns)
    .as('found');
  const row = jsonObject({ city: found.city, views: found.views });
  const list = db.select({ list: jsonList(row, sql`${desc(found.views)}, ${found.city}`) }).from(found);
  const rows = await db
    .with(viewer)
    .select({
      viewer: viewerJson(viewer),
      towns: sql<{ city: string; views: number }[]>`(${list})`,
    })
    .from(viewer);
  const { viewer: member, towns } = requireRow(rows);
  requirePremium(member);
  return {
    timeRange,
    from: range.from,
    to: range.to,
    geographicPerformance: towns.map(({ city, views }) => {
      const town = findTown(city);
      return { location: town?.[language] ?? city, city, region: town?.region ?? '', views };
    }),
  };
}
