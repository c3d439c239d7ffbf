import { clearSearchHistoryOutput, trackInput, trackOutput } from '@mboalink/shared/insights/calls.ts';
import { memberLimitedProcedure } from '../session/flood-limited-procedures.ts';
import { createRouter } from '../trpc.ts';
import { clearSearchHistory } from './clear-search-history.ts';
import { track } from './track.ts';

export const insightsRouter = createRouter({
  track: memberLimitedProcedure('SUGGESTION_RATE_LIMITER')
    .meta({
      rest: 'POST /analytics/track',
      summary: 'Tells whom the viewer looked at or reached: one event, or up to 50 at once.',
      description:
        'Counted are looks at whoever the viewer finds, and taps on contacts that they were shown, once a day for each contact and kind, on the day of `metadata.timestamp`, at most 7 days ago. Searches, openings, saved contacts and exports are recorded by the calls that do them: told here they are taken, and count nothing. `location` and `searchData` are taken and read by nobody: the town is that of the viewer’s profile. An event that comes again with the same `id` changes nothing.',
      example: { actionType: 'phone_click', targetUserId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
    })
    .input(trackInput)
    .output(trackOutput)
    .mutation(({ ctx, input }) => track(ctx, input)),

  clearSearchHistory: memberLimitedProcedure('SUGGESTION_RATE_LIMITER')
    .meta({
      rest: 'DELETE /search-history',
      summary: 'Forgets the words that the viewer searched for, and answers how many searches had any.',
      description:
        'The words that nobody had are kept for 30 days. A search stays counted, without its words: neither counts nor limits change.',
    })
    .output(clearSearchHistoryOutput)
    .mutation(({ ctx }) => clearSearchHistory(ctx)),
});
