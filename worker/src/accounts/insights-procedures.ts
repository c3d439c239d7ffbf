import {
  clearSearchHistoryOutput,
  dashboardOutput,
  geographicOutput,
  monthInput,
  profileViewsOutput,
  trackInput,
  trackOutput,
  weekInput,
} from '@mboalink/shared/insights/calls.ts';
import { track } from '../directory/track.ts';
import { clearSearchHistory } from '../insights/searches.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { readGeography, readProfileViews } from './analytics/profile-views.ts';
import { readDashboard } from './analytics/read-dashboard.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

/** The calls about what a listing brings its owner, as a part of the router. */
export const analyticsProcedures = {
  dashboard: procedure
    .meta({
      rest: 'GET /analytics/dashboard',
      summary:
        'The viewer’s own figures of some days, with what they changed by against as many days before.',
      description:
        'Whoever looks at a listing is counted once a day, and so is each way in which they get in touch. A request is a person who had not been in touch for sixty days. By day (`trend`) for pro and premium; `overview` and `profilePerformance` for premium.',
      example: { timeRange: 'month' },
    })
    .input(weekInput)
    .output(dashboardOutput)
    .query(({ ctx, input }) => readDashboard(ctx, input)),

  profileViews: procedure
    .meta({
      rest: 'GET /analytics/profile-views',
      summary:
        'Each day of the viewer’s listing, when people get in touch with it and what they had looked for. For premium.',
      description: 'A search stands in it from three viewers up, and so do hours and weekdays.',
      errors: ['upgrade_required'],
      example: { timeRange: '30days' },
    })
    .input(weekInput)
    .output(profileViewsOutput)
    .query(({ ctx, input }) => readProfileViews(ctx, input)),

  geographic: procedure
    .meta({
      rest: 'GET /analytics/geographic',
      summary: 'The towns of those who looked at the viewer’s listing. For premium.',
      description: 'Five towns at most, each from three viewers up.',
      errors: ['upgrade_required'],
      example: { timeRange: 'month' },
    })
    .input(monthInput)
    .output(geographicOutput)
    .query(({ ctx, input }) => readGeography(ctx, input)),
};

export const insightsRouter = createRouter({
  track: procedure
    .meta({
      rest: 'POST /analytics/track',
      summary: 'Tells whom the viewer viewed or clicked: one event, or up to 50 at once.',
      description:
        'Views of contacts whom the viewer finds and clicks on those whom they opened count, once a day for each contact and kind, on the day on which they arrive. Searches, saved contacts and exports are recorded by the calls that do them: told here they are taken, and count nothing. `id`, `location`, `searchData` and `metadata` are taken and read by nobody.',
      example: { actionType: 'phone_click', targetUserId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
    })
    .input(trackInput)
    .output(trackOutput)
    .mutation(({ ctx, input }) => track(ctx, input)),

  clearSearchHistory: procedure
    .meta({
      rest: 'DELETE /search-history',
      summary: 'Forgets the words that the viewer searched for, and answers how many searches had any.',
      description:
        'The words that nobody had are kept for 30 days. A search stays counted, without its words: neither counts nor limits change.',
    })
    .output(clearSearchHistoryOutput)
    .mutation(({ ctx }) => clearSearchHistory(ctx)),
});
