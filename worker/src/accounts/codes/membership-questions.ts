import { limitCounters } from '@mboalink/db/schema/limits.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { textArray } from '@mboalink/db/sql/text-array.ts';
import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { membershipLimits } from '@mboalink/shared/limits.ts';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { CountedNetwork } from '../../session/network-hash.ts';

/** Who is counted as asking who is a member, since when, and how often they may. */
type Asker = { subject: string; windowStart: Date; limit: number };

/** How often a person may ask, as a refusal says it. */
export const questionsPerDay = {
  name: 'membership',
  quota: membershipLimits.perMemberDay,
  windowSeconds: 24 * 60 * 60,
};

const hour = 60 * 60 * 1000;

/** Somebody in one day: the id of a member, or the keyed hash of a mailbox that was proven. */
export function askingPerson({ now }: Pick<Context, 'now'>, person: string): Asker[] {
  const windowStart = startOfDoualaDay(now);
  return [{ subject: `membership:${person}`, windowStart, limit: membershipLimits.perMemberDay }];
}

/** A stranger's networks in one hour; nobody on this machine, where nobody is counted. */
export function askingNetworks({ now }: Pick<Context, 'now'>, networks: readonly CountedNetwork[]): Asker[] {
  const windowStart = new Date(Math.floor(now.getTime() / hour) * hour);
  return networks.map(({ networkHash, factor }) => ({
    subject: `membership:${networkHash}`,
    windowStart,
    limit: factor * membershipLimits.perNetworkHour,
  }));
}

/** Counts one question for each asker, if it `isAsked`. */
export function countQuestion(askers: readonly Asker[], isAsked: SQL = sql`true`): SQL {
  const { subject, windowStart, used } = limitCounters;
  const starts = textArray(askers.map((asker) => asker.windowStart.toISOString()));
  return insertSelect(
    limitCounters,
    {
      subject: sql`unnest(${textArray(askers.map((asker) => asker.subject))})`,
      windowStart: sql`unnest(${starts}::timestamptz[])`,
      used: sql`1`,
    },
    sql`where ${isAsked} on conflict (${columnName(subject)}, ${columnName(windowStart)})
      do update set ${columnName(used)} = ${used} + 1`,
  );
}

/**
 * Over nothing: whether one of the askers has asked so often that everybody is answered the same. `uncounted` is how
 * much of this question is not counted yet.
 */
export function hasAskedOften(
  { db }: Pick<Context, 'db'>,
  askers: readonly Asker[],
  uncounted: SQL = sql`0`,
): SQL {
  const { subject, windowStart, used } = limitCounters;
  const isOver = askers.map((asker) =>
    and(
      eq(subject, asker.subject),
      eq(windowStart, asker.windowStart),
      sql`${used} + ${uncounted} > ${asker.limit}::int`,
    ),
  );
  if (isOver.length === 0) return sql`false`;
  return exists(
    db
      .select({ subject })
      .from(limitCounters)
      .where(or(...isOver)),
  );
}
