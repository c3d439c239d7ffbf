import { outbox } from '@mboalink/db/schema/outbox.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { clientErrorInput, clientErrorOutput } from '@mboalink/shared/client-error.ts';
import { eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { networkLimitedProcedure } from './session/member-calls.ts';
import { createRouter } from './trpc.ts';

export const healthRouter = createRouter({
  /** Whether the Worker reaches its database; `unavailable` (503) when it does not. */
  check: networkLimitedProcedure('READ_RATE_LIMITER')
    .meta({ rest: 'GET /health', summary: 'Whether the service and its database answer.' })
    .output(
      z.object({
        status: z.literal('ok'),
        database: z.literal('ok'),
        version: z.string(),
        deadMails: z.int(),
        reviewedPayments: z.int(),
      }),
    )
    .query(async ({ ctx }) => {
      const { db, env } = ctx;
      const [waiting] = await db
        .select({
          deadMails: db.$count(outbox, isNotNull(outbox.deadAt)),
          reviewedPayments: db.$count(payments, eq(payments.state, 'review')),
        })
        .from(oneRow);
      const { deadMails = 0, reviewedPayments = 0 } = waiting ?? {};
      return {
        ...{ status: 'ok' as const, database: 'ok' as const, version: env.VERSION },
        ...{ deadMails, reviewedPayments },
      };
    }),
  /** An error that somebody met in the browser: one line of the log, and nothing of what they saw or typed. */
  reportError: networkLimitedProcedure('CLIENT_ERROR_RATE_LIMITER')
    .meta({
      rest: 'POST /client-errors',
      summary: 'Reports an error of the client, without its message.',
      example: {
        name: 'TypeError',
        caughtBy: 'screen',
        screen: 'find-contact',
        positions: ['index-B3xY9.js:1:2048'],
        build: 'B3xY9',
      },
      roundTrips: 0,
    })
    .input(clientErrorInput)
    .output(clientErrorOutput)
    .mutation(({ ctx, input }) => {
      ctx.logged.clientError = input;
      return { received: true as const };
    }),
});
