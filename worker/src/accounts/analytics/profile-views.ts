import { listingEvents } from '@mboalink/db/schema/insights.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { GeographicOutput, ProfileViewsOutput, RangeInput } from '@mboalink/shared/insights/calls.ts';
import { figureLimits } from '@mboalink/shared/insights/figures.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, between, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
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
const viewsOf = sql`count(distinct (${viewerId}, ${day}))::int`;

/** The rows of a query in their order, as a JSON list. */
const listOf = <Row>(query: SQL) =>
  sql<Row[]>`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;

type Clicks = { hour: number; weekday: number; clicks: number };

/** Clicks by hour and weekday from Monday; none where fewer than three people clicked. */
function clickTimes(ctx: MemberContext, range: DayRange): SQL<Clicks[]> {
  const clicks = sql`from ${listingEvents} where ${and(isOwn(ctx, range), ne(action, 'view'))}`;
  return listOf<Clicks>(sql`select ${hour}, extract(isodow from ${day})::int - 1 as weekday, count(*)::int as clicks
    ${clicks} and exists (select ${clicks} having ${areSeveral}) group by 1, 2 order by 1, 2`);
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
  return listOf<OwnSearch>(sql`select ${searchTrade} as trade, ${searchCity} as city, ${viewsOf} as views
    from ${listingEvents} where ${and(isOwn(ctx, range), isNotNull(searchTrade))}
    group by 1, 2 having ${areSeveral} order by 3 desc, 1, 2 limit ${figureLimits.searches}::int`);
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
  const towns = listOf<{ city: string; views: number }>(sql`select ${citySlug} as city, ${viewsOf} as views
    from ${listingEvents} where ${and(isOwn(ctx, range), isNotNull(citySlug))}
    group by 1 having ${areSeveral} order by 2 desc, 1 limit ${figureLimits.towns}::int`);
  const rows = await db
    .with(viewer)
    .select({ viewer: viewerJson(viewer), towns })
    .from(viewer);
  const { viewer: member, towns: found } = requireRow(rows);
  requirePremium(member);
  return {
    timeRange,
    from: range.from,
    to: range.to,
    geographicPerformance: found.map(({ city, views }) => {
      const town = findTown(city);
      return { location: town?.[language] ?? city, city, region: town?.region ?? '', views };
    }),
  };
}
