import {
  dashboardOutput,
  geographicOutput,
  monthInput,
  profileViewsOutput,
  weekInput,
} from '@mboalink/shared/insights/analytics-calls.ts';
import { memberLimitedProcedure } from '../session/flood-limited-procedures.ts';
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
        'Whoever looks at a listing is counted once a day, and so is each way in which they get in touch. A request is a person who had not been in touch for sixty days. By day (`trend`) for pro and premium; `overview` and `profilePerformance` for premium. Counted anew within a minute or two.',
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
      description: 'A search stands in it from three viewers up, a best hour and weekday from five taps up.',
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
