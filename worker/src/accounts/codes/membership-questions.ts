import { limitCounters } from '@mboalink/db/schema/limits.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import { membershipLimits } from '@mboalink/shared/limits.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

type Asker = { userId?: string | undefined; networkHash: string | null };

/** Who asks, the time that is counted in, and how often they may; null on this machine, where nobody is counted. */
function windowOf({ now }: Context, { userId, networkHash }: Asker) {
  const hour = 60 * 60 * 1000;
  if (userId) {
    const windowStart = new Date(nextDoualaMidnight(now).getTime() - 24 * hour);
    return { subject: `membership:${userId}`, windowStart, limit: membershipLimits.perMemberDay };
  }
  if (!networkHash) return null;
  const windowStart = new Date(Math.floor(now.getTime() / hour) * hour);
  return { subject: `membership:${networkHash}`, windowStart, limit: membershipLimits.perNetworkHour };
}

/** Counts that somebody asks for a code, by whose answer they learn who is a member. */
export function countQuestion(ctx: Context, asker: Asker): SQL {
  const { subject = '', windowStart = ctx.now } = windowOf(ctx, asker) ?? {};
  const { used } = limitCounters;
  return insertSelect(
    limitCounters,
    { subject: sql`${subject}::text`, windowStart, used: sql`1` },
    sql`where ${subject !== ''} on conflict (${columnName(limitCounters.subject)}, ${columnName(limitCounters.windowStart)})
      do update set ${columnName(used)} = ${used} + 1`,
  );
}

/** Over nothing: whether the asker has asked so often that everybody is answered the same. */
export function hasAskedOften(ctx: Context, asker: Asker): SQL {
  const window = windowOf(ctx, asker);
  if (!window) return sql`false`;
  const { subject, windowStart, limit } = window;
  const often = ctx.db
    .select({ often: sql`${limitCounters.used} > ${limit}::int` })
    .from(limitCounters)
    .where(and(eq(limitCounters.subject, subject), eq(limitCounters.windowStart, windowStart)));
  return sql`coalesce(${often}, false)`;
}
