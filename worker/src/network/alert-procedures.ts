import { countInput } from '@mboalink/shared/directory/calls.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { alertIdInput, alertsOutput, saveAlertOutput } from '@mboalink/shared/network/alert-calls.ts';
import { memberLimitedProcedure } from '../session/member-calls.ts';
import { listAlerts, removeAlert, saveAlert } from './alerts/alerts.ts';

const procedure = memberLimitedProcedure('SUGGESTION_RATE_LIMITER');

/** The calls about saved searches, as a part of the router. */
export const alertProcedures = {
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
