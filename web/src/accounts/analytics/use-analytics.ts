import type { Figure } from '@mboalink/shared/insights/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { useReader } from '../../directory/use-member.ts';
import { insightsQueries, type ProfileViews, type Towns } from '../../lib/api/insights-queries.ts';

/** All that is known of what a listing brought. */
export type Analytics = {
  overview: Record<'profileViews' | 'profileClicks' | 'connectionRequests' | 'engagementRate', Figure>;
  profilePerformance: Record<'today' | 'thisWeek' | 'thisMonth', number>;
  towns: Towns;
} & Pick<ProfileViews, 'days' | 'bestTimes' | 'searches'>;

/** The figures of the week, each of the last days, and where people came from; once all of it is here. */
export function useAnalytics() {
  const reader = useReader();
  const figures = useQuery(insightsQueries.dashboard(reader, 'week'));
  const views = useQuery(insightsQueries.profileViews(reader));
  const places = useQuery(insightsQueries.geographic(reader));
  const asked = [figures, views, places];
  return {
    data: together(figures.data, views.data, places.data?.geographicPerformance),
    /** Whether the server says that this is not to be read any more: premium has ended. */
    hasEnded: figures.data?.overview === null,
    error: asked.find(({ error, data }) => error && !data)?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { data, refetch } of asked) if (!data) void refetch();
    },
  };
}

type Figures = { [Part in 'overview' | 'profilePerformance']: Analytics[Part] | null };

function together(
  figures: Figures | undefined,
  views: ProfileViews | undefined,
  towns: Towns | undefined,
): Analytics | undefined {
  const { overview, profilePerformance } = figures ?? {};
  if (!overview || !profilePerformance || !views || !towns) return undefined;
  const { days, bestTimes, searches } = views;
  return { overview, profilePerformance, days, bestTimes, searches, towns };
}
