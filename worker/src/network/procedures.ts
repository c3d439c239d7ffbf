import {
  savedInput,
  savedOutput,
  saveInput,
  saveOutput,
  unsaveInput,
  unsaveOutput,
} from '@mboalink/shared/network/calls.ts';
import { memberLimitedProcedure } from '../session/flood-limited-procedures.ts';
import { createRouter } from '../trpc.ts';
import { blockProcedures } from './block-procedures.ts';
import { connectionProcedures } from './connection-procedures.ts';
import { listSaved } from './list-saved.ts';
import { saveContact } from './save-contact.ts';
import { unsaveContact } from './unsave-contact.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

const aContact = { contactId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' };

export const networkRouter = createRouter({
  save: procedure
    .meta({
      rest: 'POST /contacts/save',
      summary: 'Saves a contact. Free: no number is shown for it.',
      description: 'Saved again, it stays as it was. At most 1,000 contacts are kept: past that `conflict`.',
      errors: ['not_found', 'conflict'],
    })
    .input(saveInput)
    .output(saveOutput)
    .mutation(({ ctx, input }) => saveContact(ctx, input)),

  saved: procedure
    .meta({
      rest: 'GET /contacts/saved',
      summary: 'The contacts that the viewer saved, latest first.',
      description:
        'Numbers stand in it where they were shown before; nobody is shown anew, and nothing is counted.',
      example: { search: 'plombier' },
    })
    .input(savedInput)
    .output(savedOutput)
    .query(({ ctx, input }) => listSaved(ctx, input)),

  unsave: procedure
    .meta({
      rest: 'POST /contacts/unsave',
      summary: 'Takes a contact off the list: by its id, or by that of the row, where it has left.',
      example: aContact,
    })
    .input(unsaveInput)
    .output(unsaveOutput)
    .mutation(({ ctx, input }) => unsaveContact(ctx, input)),

  ...connectionProcedures,
  ...blockProcedures,
});
