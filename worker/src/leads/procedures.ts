import {
  leadIdInput,
  leadNumberOutput,
  leadOutput,
  leadsInput,
  leadsOutput,
  markLeadInput,
} from '@mboalink/shared/leads/calls.ts';
import { leadDays } from '@mboalink/shared/leads/words.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { listLeads } from './list-leads.ts';
import { markLead } from './mark-lead.ts';
import { revealLead } from './reveal-lead.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

export const leadsRouter = createRouter({
  list: procedure
    .meta({
      rest: 'GET /leads',
      summary: 'Who wrote to the viewer or called, the latest first.',
      description: `Of ${leadDays} days, and how many of them wait, were served or are none. Of buyers no more than their town, unless they let sellers answer; of nobody a number.`,
      example: { state: 'waiting' },
    })
    .input(leadsInput)
    .output(leadsOutput)
    .query(({ ctx, input }) => listLeads(ctx, input)),

  mark: procedure
    .meta({
      rest: 'PUT /leads/{id}',
      summary: 'Marks somebody who wrote or called.',
      description: 'A new message or call makes the lead wait again.',
      errors: ['not_found'],
      example: { state: 'served' },
    })
    .input(markLeadInput)
    .output(leadOutput)
    .mutation(({ ctx, input }) => markLead(ctx, input)),

  reveal: procedure
    .meta({
      rest: 'POST /leads/{id}/reveal',
      summary: 'Opens the number of somebody who wrote or called, and lets sellers answer.',
      description: 'It counts for no day and costs nothing. `forbidden` where they did not allow it.',
      errors: ['not_found', 'forbidden'],
      example: { id: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
    })
    .input(leadIdInput)
    .output(leadNumberOutput)
    .mutation(({ ctx, input }) => revealLead(ctx, input)),
});
