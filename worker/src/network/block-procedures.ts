import {
  blockInput,
  blockOutput,
  blocksOutput,
  revealsInput,
  revealsOutput,
  unblockInput,
} from '@mboalink/shared/network/calls.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { block, listBlocks, unblock } from './blocks.ts';
import { listReveals } from './list-reveals.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

/** The calls about who opened one’s number, and whom one blocked, as a part of the router. */
export const blockProcedures = {
  reveals: procedure
    .meta({
      rest: 'GET /listing/reveals',
      summary: 'Who opened the viewer’s number, the latest day first, from the day after on.',
      description:
        'Only who opened it by a tap: a number that stood in a list is not told. Sellers by the name of their business, buyers by none; the town from three people of it on.',
    })
    .input(revealsInput)
    .output(revealsOutput)
    .query(({ ctx, input }) => listReveals(ctx, input)),

  blocks: procedure
    .meta({ rest: 'GET /blocks', summary: 'Whom the viewer blocked, the latest first.' })
    .output(blocksOutput)
    .query(({ ctx }) => listBlocks(ctx)),

  block: procedure
    .meta({
      rest: 'POST /blocks',
      summary: 'Blocks a contact, or somebody who opened the viewer’s number.',
      description:
        'From then on neither finds or opens the other. Nobody is told of it. At most 200 are kept: past that `conflict`.',
      errors: ['not_found', 'conflict'],
      example: { contactId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
    })
    .input(blockInput)
    .output(blockOutput)
    .mutation(({ ctx, input }) => block(ctx, input)),

  unblock: procedure
    .meta({
      rest: 'DELETE /blocks/{id}',
      summary: 'Takes a block back. One that is not there changes nothing.',
    })
    .input(unblockInput)
    .output(blocksOutput)
    .mutation(({ ctx, input }) => unblock(ctx, input)),
};
