import { countInput } from '@mboalink/shared/directory/calls.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import {
  alertIdInput,
  alertsOutput,
  blockInput,
  blockOutput,
  blocksOutput,
  changedOutput,
  connectInput,
  connectionIdInput,
  connectionStatsOutput,
  connectionsInput,
  connectionsOutput,
  connectOutput,
  exportInput,
  exportOutput,
  noteInput,
  noteOutput,
  openedInput,
  openedOutput,
  revealsInput,
  revealsOutput,
  saveAlertOutput,
  savedInput,
  savedOutput,
  saveInput,
  saveOutput,
  trustInput,
  unblockInput,
  unsaveInput,
  unsaveOutput,
} from '@mboalink/shared/network/calls.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { listAlerts, removeAlert, saveAlert } from './alerts/alerts.ts';
import { block, listBlocks, unblock } from './blocks.ts';
import { connect } from './connect.ts';
import { archive, connectionStats, listConnections, restore, trust } from './connections.ts';
import { exportContacts } from './export.ts';
import { writeNote } from './notes.ts';
import { listOpened } from './opened.ts';
import { listReveals } from './openers.ts';
import { listSaved, saveContact, unsaveContact } from './saved.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

const aContact = { contactId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' };

/** The calls about connections, as a part of the router. */
const connectionProcedures = {
  connect: procedure
    .meta({
      rest: 'POST /business-connections/create',
      summary: 'Says that the viewer got in touch with a contact, and keeps the connection.',
      description:
        'One row for each contact, renewed by each contact and brought back from the archive; the click is recorded with it. A contact that is not open yet is `forbidden`: nothing is opened by this. A click counts once a day. At most 10,000 connections are kept: past that one that was archived gives way, and without any `conflict` is answered.',
      errors: ['not_found', 'forbidden', 'conflict'],
    })
    .input(connectInput)
    .output(connectOutput)
    .mutation(({ ctx, input }) => connect(ctx, input)),

  connections: procedure
    .meta({
      rest: ['GET /business-connections', 'GET /business-connections/search'],
      summary: 'The viewer’s connections, the latest contact first.',
      description:
        'Numbers stand in it where the viewer opened them before; nothing is opened by it. With `archived` it lists those that were taken off.',
      example: { q: 'plombier', trustLevel: 'trusted' },
    })
    .input(connectionsInput)
    .output(connectionsOutput)
    .query(({ ctx, input }) => listConnections(ctx, input)),

  connectionStats: procedure
    .meta({ rest: 'GET /business-connections/stats', summary: 'What the viewer’s connections come to.' })
    .output(connectionStatsOutput)
    .query(({ ctx }) => connectionStats(ctx)),

  trust: procedure
    .meta({
      rest: 'PUT /business-connections/{id}/trust-level',
      summary: 'Says whether the viewer trusts somebody. Nobody else is told.',
      errors: ['not_found'],
    })
    .input(trustInput)
    .output(changedOutput)
    .mutation(({ ctx, input }) => trust(ctx, input)),

  note: procedure
    .meta({
      rest: 'PUT /contacts/{contactId}/note',
      summary:
        'Keeps a note to oneself about a contact that was saved, opened or written to; an empty one takes it away.',
      errors: ['not_found'],
    })
    .input(noteInput)
    .output(noteOutput)
    .mutation(({ ctx, input }) => writeNote(ctx, input)),

  archive: procedure
    .meta({
      rest: 'DELETE /business-connections/{id}',
      summary:
        'Takes a connection off the list, into that of the archived. A new contact brings it back, and so does restoring it.',
      errors: ['not_found'],
    })
    .input(connectionIdInput)
    .output(changedOutput)
    .mutation(({ ctx, input }) => archive(ctx, input)),

  restore: procedure
    .meta({
      rest: 'POST /business-connections/{id}/restore',
      summary: 'Brings back a connection that was taken off the list.',
      errors: ['not_found'],
    })
    .input(connectionIdInput)
    .output(changedOutput)
    .mutation(({ ctx, input }) => restore(ctx, input)),
};

/** The calls about who opened one’s number, and whom one blocked, as a part of the router. */
const blockProcedures = {
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

/** The calls about saved searches, as a part of the router. */
const alertProcedures = {
  alerts: procedure
    .meta({
      rest: 'GET /search-alerts',
      summary: 'The searches that the viewer is mailed about when somebody new is found.',
    })
    .output(alertsOutput)
    .query(({ ctx }) => listAlerts(ctx)),

  saveAlert: procedure
    .meta({
      rest: 'POST /search-alerts',
      summary: 'Mails the viewer who is new for a search, once a day at most.',
      description: `The search is run for the viewer each morning, never wider than it says, and the mail holds no numbers. The same search is kept once; at most ${alertLimits.alerts} are kept: past that \`conflict\`.`,
      example: { search: 'soudeur', region: 'littoral' },
      errors: ['conflict'],
    })
    .input(countInput)
    .output(saveAlertOutput)
    .mutation(({ ctx, input }) => saveAlert(ctx, input)),

  removeAlert: procedure
    .meta({ rest: 'DELETE /search-alerts/{id}', summary: 'Ends an alert, and answers those that are left.' })
    .input(alertIdInput)
    .output(alertsOutput)
    .mutation(({ ctx, input }) => removeAlert(ctx, input)),
};

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
      description: 'Numbers stand in it where the viewer opened them before; nothing is opened by it.',
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
      summary: 'A file of the contacts in a list that the viewer opened before: nothing is opened by it.',
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
