import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createRouter, publicProcedure } from './trpc.ts';

/** Whether the Worker reaches its database; `unavailable` (503) when it does not. */
export const healthRouter = createRouter({
  check: publicProcedure
    .meta({ rest: 'GET /health', summary: 'Whether the service and its database answer.' })
    .output(z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }))
    .query(async ({ ctx }) => {
      await ctx.db.execute(sql`select 1`);
      return { status: 'ok' as const, database: 'ok' as const, version: ctx.env.VERSION };
    }),
});
