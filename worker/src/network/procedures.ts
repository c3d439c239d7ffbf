import {
  exportInput,
  exportOutput,
  openedInput,
  openedOutput,
  savedInput,
  savedOutput,
  saveInput,
  saveOutput,
  unsaveInput,
  unsaveOutput,
} from '@mboalink/shared/network/calls.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { alertProcedures } from './alert-procedures.ts';
import { blockProcedures } from './block-procedures.ts';
import { connectionProcedures } from './connection-procedures.ts';
import { exportContacts } from './export/export-contacts.ts';
import { listOpened } from './list-opened.ts';
import { listSaved, saveContact, unsaveContact } from './saved.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

const aContact = { contactId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' };

export const networkRouter = createRouter({
  save: procedure
    .meta({
      rest: 'POST /contacts/save',
      summary: 'Saves a contact. Free: no number is shown for it.',
      description: 'Saved again, it stays as it was. At most 1,000 contacts are kept: past that `conflict`.',
      errors: ['not_found', 'conflict'],
      example: aContact,
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

  opened: procedure
    .meta({
      rest: 'GET /contacts/opened/all',
      summary: 'Whose numbers the viewer opened, by day, the latest first.',
      description:
        'All of them, for as long as they may be shown: nobody is shown anew, and nothing is counted. Whoever left is not among them.',
    })
    .input(openedInput)
    .output(openedOutput)
    .query(({ ctx, input }) => listOpened(ctx, input)),

  unsave: procedure
    .meta({
      rest: 'POST /contacts/unsave',
      summary: 'Takes a contact off the list: by its id, or by that of the row, where it is unavailable.',
      example: aContact,
    })
    .input(unsaveInput)
    .output(unsaveOutput)
    .mutation(({ ctx, input }) => unsaveContact(ctx, input)),

  exportContacts: memberLimitedProcedure('EXPORT_RATE_LIMITER')
    .meta({
      rest: 'GET /contacts/export',
      summary: 'A file of the contacts in a list that were shown to the viewer before: nobody is shown anew.',
      description:
        'In pieces, at most 5,000 contacts of a search. Whom the viewer was not connected with they are connected with, as `export`; nobody is told. Over tRPC this answers how many a file would hold, and makes none.',
      download: ['text/csv', 'text/vcard', 'text/plain'],
      example: { source: 'search', search: 'plombier' },
      roundTrips: 2,
    })
    .input(exportInput)
    .output(exportOutput)
    .query(({ ctx, input }) => exportContacts(ctx, input)),

  ...connectionProcedures,
  ...blockProcedures,
  ...alertProcedures,
});
