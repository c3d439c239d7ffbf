import { users } from '@mboalink/db/schema/accounts.ts';
import { leadStates } from '@mboalink/db/schema/leads.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLeadOf, isMarked } from './leads.ts';

/** Over `users`: how many of their leads they served. */
export function servedOf(ctx: Pick<Context, 'db' | 'now'>): SQL<number> {
  const served = ctx.db
    .select({ count: sql`count(*)::int` })
    .from(connections)
    .innerJoin(leadStates, isMarked(ctx))
    .where(sql`${isLeadOf(users.id, ctx)} and ${eq(leadStates.state, 'served')}`);
  return sql<number>`(${served})`;
}
