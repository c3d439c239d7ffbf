import {
  changedOutput,
  connectInput,
  connectionIdInput,
  connectionStatsOutput,
  connectionsInput,
  connectionsOutput,
  connectOutput,
  noteInput,
  trustInput,
} from '@mboalink/shared/network/calls.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { connect } from './connect.ts';
import { archive, connectionStats, listConnections, restore, trust, writeNote } from './connections.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

/** The calls about connections, as a part of the router. */
export const connectionProcedures = {
  connect: procedure
    .meta({
      rest: 'POST /business-connections/create',
      summary: 'Says that the viewer got in touch with a contact, and keeps the connection.',
      description:
        'One row for each contact, renewed by each contact and brought back from the archive; the click is recorded with it. A contact that is not open yet is `forbidden`: nothing is opened by this. Sent again with the same `id`, it changes nothing. At most 10,000 connections are kept: past that one that was archived gives way, and without any `conflict` is answered.',
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
        'Numbers stand in it where they were shown before; nobody is shown anew, and nothing is counted. With `archived` it lists those that were taken off.',
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
      rest: 'PUT /business-connections/{id}/note',
      summary: 'Keeps a note to oneself about a connection; an empty one takes it away.',
      errors: ['not_found'],
    })
    .input(noteInput)
    .output(changedOutput)
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
