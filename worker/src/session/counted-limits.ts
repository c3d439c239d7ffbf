import { limitCounters } from '@mboalink/db/schema/limits.ts';
import { textArray } from '@mboalink/db/sql/expressions.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { hourMilliseconds } from '@mboalink/shared/day.ts';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { networkHashOf } from './network.ts';

/** What somebody may do so often in the window that began then; `subject` says what, and who. */
export type CountedLimit = { subject: string; windowStart: Date; limit: number };

/** How often the network that asks may do something in one hour; none on this machine, where nobody is counted. */
export async function hourlyLimits(
  ctx: Pick<Context, 'now' | 'keys' | 'networkAddress'>,
  { what, most }: { what: string; most: number },
): Promise<CountedLimit[]> {
  const networkHash = await networkHashOf(ctx);
  if (!networkHash) return [];
  const windowStart = new Date(ctx.now.getTime() - (ctx.now.getTime() % hourMilliseconds));
  return [{ subject: `${what}:${networkHash}`, windowStart, limit: most }];
}

/** How many seconds that hour lasts. */
export const secondsUntilHourEnds = ({ now }: Pick<Context, 'now'>): number =>
  Math.ceil((hourMilliseconds - (now.getTime() % hourMilliseconds)) / 1000);

/** Counts one use of each limit, if it `isUsed`. */
export function countUse(limits: readonly CountedLimit[], isUsed: SQL = sql`true`): SQL {
  const { subject, windowStart, used } = limitCounters;
  const starts = textArray(limits.map((limit) => limit.windowStart.toISOString()));
  return insertSelect(
    limitCounters,
    {
      subject: sql`unnest(${textArray(limits.map((limit) => limit.subject))})`,
      windowStart: sql`unnest(${starts}::timestamptz[])`,
      used: sql`1`,
    },
    sql`where ${isUsed} on conflict (${columnName(subject)}, ${columnName(windowStart)})
      do update set ${columnName(used)} = ${used} + 1`,
  );
}

/** Over nothing: whether one of the limits was used more often than it allows. */
export function isUsedUp({ db }: Pick<Context, 'db'>, limits: readonly CountedLimit[]): SQL {
  const { subject, windowStart, used } = limitCounters;
  const each = limits.map((limit) =>
    and(eq(subject, limit.subject), eq(windowStart, limit.windowStart), sql`${used} > ${limit.limit}::int`),
  );
  if (each.length === 0) return sql`false`;
  return exists(
    db
      .select({ subject })
      .from(limitCounters)
      .where(or(...each)),
  );
}
