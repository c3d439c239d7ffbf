import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

type Asked = {
  purpose: CodePurpose;
  /** To whom: the address, and the account where there is one. */
  subject: SQL;
  userId: SQL;
  /** The device hash of a known browser, else null. */
  device: SQL;
  networkHash: string | null;
};

/**
 * The seconds until the recipient may be sent another code, 0 or less for now. A minute after the last, five in an
 * hour, and past five in a day the minute doubles with each. `networkSeconds` is what the network would wait past
 * twenty in an hour. A known browser is counted by itself, so that nobody else can use up its codes.
 */
export function codeWait(ctx: Context, asked: Asked) {
  const { db } = ctx;
  const now = instant(ctx.now);
  const sent = sentCte(ctx, asked);
  const network = networkCte(ctx, asked);
  const untilHourAfter = (oldest: SQL.Aliased) =>
    sql`extract(epoch from ${oldest} + interval '1 hour' - ${now})`;
  const wait = db.$with('wait').as(
    db
      .select({
        seconds: sql<number>`greatest(
          0,
          extract(epoch from ${sent.latest} - ${now}) + ${codeLimits.resendAfterSeconds}::int
            * power(2, greatest(0, least(${sent.inDay}, 14) - ${codeLimits.perHour}::int + 1)),
          case when ${sent.inHour} >= ${codeLimits.perHour}::int then ${untilHourAfter(sent.oldest)} end
        )`.as('seconds'),
        networkSeconds: sql<number>`case
          when ${network.inHour} >= ${codeLimits.perNetworkHour}::int and ${asked.device} is null
          then ${untilHourAfter(network.oldest)} else 0 end`.as('network_seconds'),
      })
      .from(sent)
      .innerJoin(network, sql`true`),
  );
  return { ctes: [sent, network, wait], wait };
}

const sinceHour = (now: Date) => gt(oneTimeCodes.createdAt, sql`${instant(now)} - interval '1 hour'`);

/** What the recipient was sent in a day. */
function sentCte({ db, now }: Context, { purpose, subject, userId, device }: Asked) {
  const inHour = sql`filter (where ${sinceHour(now)})`;
  return db.$with('sent').as(
    db
      .select({
        latest: sql`max(${oneTimeCodes.createdAt})`.as('latest'),
        inDay: sql`count(*)`.as('in_day'),
        inHour: sql`count(*) ${inHour}`.as('sent_in_hour'),
        oldest: sql`min(${oneTimeCodes.createdAt}) ${inHour}`.as('oldest_sent'),
      })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          gt(oneTimeCodes.createdAt, sql`${instant(now)} - interval '1 day'`),
          or(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.userId, userId)),
          sql`${oneTimeCodes.deviceHash} is not distinct from ${device}`,
        ),
      ),
  );
}

/** What the network asked for in an hour, known browsers aside. */
function networkCte({ db, now }: Context, { networkHash }: Asked) {
  return db.$with('network').as(
    db
      .select({
        inHour: sql`count(*)`.as('asked_in_hour'),
        oldest: sql`min(${oneTimeCodes.createdAt})`.as('oldest_asked'),
      })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.networkHash, sql`${networkHash}::text`),
          isNull(oneTimeCodes.deviceHash),
          sinceHour(now),
        ),
      ),
  );
}
