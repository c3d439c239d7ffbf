import { listingDays } from '@mboalink/db/schema/insights.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { GeographicOutput, RangeInput } from '@mboalink/shared/insights/analytics-calls.ts';
import { figureLimits } from '@mboalink/shared/insights/time-ranges.ts';
import { requireRow, viewerCte, viewerJson } from '../../directory/viewer.ts';
import type { MemberContext } from '../../trpc.ts';
import { dayRange } from './day-range.ts';
import { shownParts } from './figures.ts';
import { ownDays, requirePremium } from './own-days.ts';

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
