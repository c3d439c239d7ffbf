import { trackInput, trackOutput } from '@mboalink/shared/insights/calls.ts';
import { memberProcedure } from '../session/member-procedure.ts';
import { createRouter } from '../trpc.ts';
import { track } from './track.ts';

export const insightsRouter = createRouter({
  track: memberProcedure
    .meta({
      rest: 'POST /analytics/track',
      summary: 'Says that the viewer got in touch with a contact that they were shown.',
      description: 'Once a day for each contact and way; said again, it changes nothing.',
    })
    .input(trackInput)
    .output(trackOutput)
    .mutation(({ ctx, input }) => track(ctx, input)),
});
