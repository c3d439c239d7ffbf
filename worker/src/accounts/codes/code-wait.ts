import { knownDevices, oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { ClientIdentity } from '../../session/client-identity.ts';

/** The purposes whose codes go to an address that has no account, whoever asks. */
const toStrangers: readonly CodePurpose[] = ['registration', 'email_change'];

type Asked = {
  purpose: CodePurpose;
  /** To whom: the mailbox, and the account where there is one. */
  mailbox: SQL;
  userId: SQL;
  /** The device hash of a known browser, else null. */
  device: SQL;
  client: Client;
};

/** Who asks; `isNew` is a browser that has no cookie of ours yet. */
export type Client = ClientIdentity & { challengeHash: string; isNew: boolean };

/**
 * `seconds`: until another code may be sent at all, 0 for now. `softSeconds`: until one may be sent without a solved
 * challenge. A browser waits a minute after its last code, and past five in a day twice as long with each; a mailbox
 * without an account is counted as one browser, whoever asks. Counting needs the locks of `lockLimits`.
 */
export function codeWait(ctx: Context, asked: Asked) {
  const { db, now } = ctx;
  const sent = toStrangers.includes(asked.purpose) ? sentToStranger(ctx, asked) : sentToMember(ctx, asked);
  const network = networkCte(ctx, asked);
  const untilHourAfter = (times: SQL.Aliased, limit: SQL.Aliased | number) =>
    sql`extract(epoch from (${times})[${limit}::int] + interval '1 hour' - ${instant(now)})`;
  const whenUnfamiliar = (wait: SQL) => sql`case when not ${sent.isFamiliar} then ${wait} end`;
  const whenUnknown = (wait: SQL) => sql`case when ${asked.device} is null then ${wait} end`;
  const wait = db.$with('wait').as(
    db
      .select({
        seconds: sql<number>`ceil(greatest(
          0,
          case when ${sent.latest} is not null
            then least(0, extract(epoch from ${sent.latest} - ${instant(now)})) + ${codeLimits.resendAfterSeconds}::int
              * power(2, greatest(0, least(${sent.inDay}, 14) - ${codeLimits.perHour}::int + 1)) end,
          ${untilHourAfter(sent.times, sent.ceiling)},
          ${untilHourAfter(sent.askerTimes, codeLimits.perHourSolved)},
          ${whenUnfamiliar(untilHourAfter(sent.networkTimes, codeLimits.perHourUnfamiliarNetwork))},
          ${whenUnknown(untilHourAfter(network.times, codeLimits.perNetworkHourSolved))}
        ))::int`.as('seconds'),
        softSeconds: sql<number>`ceil(greatest(
          0,
          ${untilHourAfter(sent.times, codeLimits.perHour)},
          ${untilHourAfter(sent.askerTimes, codeLimits.perHour)},
          ${whenUnknown(untilHourAfter(network.times, codeLimits.perNetworkHour))}
        ))::int`.as('soft_seconds'),
        inHour: sql<number>`coalesce(cardinality(${sent.times}), 0)`.as('in_hour'),
      })
      .from(sent)
      .innerJoin(network, sql`true`),
  );
  return { ctes: [sent, network, wait], wait };
}

const sinceHour = (now: Date) => gt(oneTimeCodes.createdAt, sql`${instant(now)} - interval '1 hour'`);
const sinceDay = (now: Date) => gt(oneTimeCodes.createdAt, sql`${instant(now)} - interval '1 day'`);

/** When codes were sent, the latest first: the n-th is the one by whose age a limit of n ends. */
const times = (which: SQL | undefined) =>
  sql`array_agg(${oneTimeCodes.createdAt} order by ${oneTimeCodes.createdAt} desc) filter (where ${which})`;

/** What an account's own mailbox was sent in a day: by this known browser, or by all unknown ones. */
function sentToMember({ db, now }: Context, { purpose, mailbox, userId, device, client }: Asked) {
  const { challengeHash, networkHash, isNew } = client;
  const isSameNetwork = sql`${oneTimeCodes.networkHash} is not distinct from ${networkHash}::text`;
  // Somebody without cookies may be whoever asked before from there; with the refusal they are given one.
  const isAsker = sql`(${device} is not null or ${oneTimeCodes.challengeHash} = ${challengeHash}::text
    or (${isNew} and ${isSameNetwork}))`;
  const familiar = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.networkHash, sql`${networkHash}::text`)));
  const isFamiliar = sql`(${device} is not null or ${networkHash}::text is null or ${exists(familiar)})`;
  return db.$with('sent').as(
    db
      .select({
        latest: sql`max(${oneTimeCodes.createdAt}) filter (where ${isAsker})`.as('latest'),
        inDay: sql`count(*) filter (where ${isAsker})`.as('in_day'),
        times: times(sinceHour(now)).as('sent_times'),
        networkTimes: times(and(sinceHour(now), isSameNetwork)).as('same_network_times'),
        askerTimes: sql`null::timestamptz[]`.as('asker_times'),
        isFamiliar: isFamiliar.as('is_familiar'),
        ceiling: sql`case when ${isFamiliar} then ${codeLimits.perHourSolved}::int
          else ${codeLimits.perHourUnfamiliar}::int end`.as('ceiling'),
      })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          eq(oneTimeCodes.mailbox, mailbox),
          sinceDay(now),
          sql`${oneTimeCodes.deviceHash} is not distinct from ${device}`,
        ),
      ),
  );
}

/** What a mailbox without an account was sent in a day, and what the member who asks had sent to anybody new. */
function sentToStranger({ db, now }: Context, { mailbox, userId }: Asked) {
  const isMailbox = eq(oneTimeCodes.mailbox, mailbox);
  const isAsker = sql`(${oneTimeCodes.userId} = ${userId} and ${eq(oneTimeCodes.purpose, 'email_change')})`;
  return db.$with('sent').as(
    db
      .select({
        latest: sql`max(${oneTimeCodes.createdAt}) filter (where ${isMailbox})`.as('latest'),
        inDay: sql`count(*) filter (where ${isMailbox})`.as('in_day'),
        times: times(and(sinceHour(now), isMailbox)).as('sent_times'),
        networkTimes: sql`null::timestamptz[]`.as('same_network_times'),
        askerTimes: times(and(sinceHour(now), isAsker)).as('asker_times'),
        isFamiliar: sql`true`.as('is_familiar'),
        ceiling: sql`${codeLimits.perHour}::int`.as('ceiling'),
      })
      .from(oneTimeCodes)
      .where(
        and(
          inArray(oneTimeCodes.purpose, [...toStrangers]),
          sinceDay(now),
          sql`(${isMailbox} or ${isAsker})`,
        ),
      ),
  );
}

/** What the network asked for in an hour, known browsers aside. */
function networkCte({ db, now }: Context, { client }: Asked) {
  return db.$with('network').as(
    db
      .select({ times: times(sql`true`).as('network_times') })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.networkHash, sql`${client.networkHash}::text`),
          isNull(oneTimeCodes.deviceHash),
          sinceHour(now),
        ),
      ),
  );
}
