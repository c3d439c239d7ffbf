import { oneTimeCodes } from '@mboalink/db/schema/accounts.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { blockFactor, codeLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Asked, Client } from './asked.ts';
import { mailPolicy } from './mail-policy.ts';
import { sharedMailCte } from './shared-mail.ts';

/** The purposes whose codes go to an address that has no account, whoever asks. */
const toStrangers: readonly CodePurpose[] = ['registration', 'email_change'];

/**
 * `seconds`: until another code may be asked for at all, 0 for now. `softSeconds`: until one may be asked for without a
 * solved challenge, of at least `level`. A browser waits a minute after its last code, and past five in a day twice as
 * long with each. `shared` has a row where the browser is given the code of a mail that is there already: past what the
 * mailbox is sent freely, and where one without an account was mailed within the minute. Counting needs the locks of
 * `lockLimits`.
 */
export function codeWait(ctx: Context, asked: Asked) {
  const { db, now } = ctx;
  const policy = mailPolicy[asked.purpose];
  const sent = toStrangers.includes(asked.purpose) ? sentToStranger(ctx, asked) : sentToMember(ctx, asked);
  const network = networkCte(ctx, asked);
  const shared = sharedMailCte(ctx, asked, sent);
  const untilHourAfter = (times: SQL.Aliased, limit: number) =>
    sql`extract(epoch from (${times})[${limit}::int] + interval '1 hour' - ${instant(now)})`;
  // Another machine's clock may be ahead.
  const sinceNow = (time: SQL.Aliased) => sql`least(0, extract(epoch from ${time} - ${instant(now)}))`;
  const minuteAfter = (time: SQL.Aliased) =>
    sql`case when ${time} is not null then ${sinceNow(time)} + ${codeLimits.resendAfterSeconds}::int end`;
  const whenMailed = (wait: SQL) => sql`case when not exists (select from ${shared}) then ${wait} end`;
  const whenUnknown = (wait: SQL) => sql`case when ${asked.device} is null then ${wait} end`;
  // A /48 may have several times what one network of it has.
  const levelOf = (asked: SQL.Aliased, factor: number) =>
    sql`coalesce(cardinality(${asked}), 0) / ${factor * codeLimits.perNetworkLevel}::int`;
  const wait = db.$with('wait').as(
    db
      .select({
        seconds: sql<number>`ceil(greatest(
          0,
          case when ${sent.latest} is not null
            then ${sinceNow(sent.latest)} + ${codeLimits.resendAfterSeconds}::int
              * power(2, greatest(0, least(${sent.inDay}, 14) - ${codeLimits.perHour}::int + 1)) end,
          ${minuteAfter(sent.latestPerhaps)},
          ${whenMailed(minuteAfter(sent.latestMail))},
          ${whenMailed(untilHourAfter(sent.times, policy.mostAnHour))},
          ${untilHourAfter(sent.askerTimes, codeLimits.perHourSolved)}
        ))::int`.as('seconds'),
        softSeconds: sql<number>`ceil(greatest(
          0,
          ${untilHourAfter(sent.times, policy.freeAnHour)},
          ${untilHourAfter(sent.askerTimes, codeLimits.perHour)},
          ${whenUnknown(untilHourAfter(network.times, codeLimits.perNetworkHour))},
          ${whenUnknown(untilHourAfter(network.blockTimes, blockFactor * codeLimits.perNetworkHour))}
        ))::int`.as('soft_seconds'),
        level: sql<number>`case when ${asked.device} is null
          then least(${codeLimits.hardestLevel}::int,
            greatest(${levelOf(network.times, 1)}, ${levelOf(network.blockTimes, blockFactor)}))
          else 0 end`.as('level'),
        inHour: sql<number>`coalesce(cardinality(${sent.times}), 0)`.as('in_hour'),
      })
      .from(sent)
      .innerJoin(network, sql`true`),
  );
  return { ctes: [sent, network, shared, wait], wait, shared };
}

const sinceHour = (now: Date) => gt(oneTimeCodes.createdAt, sql`${instant(now)} - interval '1 hour'`);
const sinceDay = (now: Date) => gt(oneTimeCodes.createdAt, sql`${instant(now)} - interval '1 day'`);
const isMailed = isNull(oneTimeCodes.mailedWith);

/**
 * Somebody without cookies may be whoever asked before from there: the answer was lost, or they keep none. With the
 * refusal they are given one, so that a neighbour keeps nobody waiting twice.
 */
const isAskerPerhaps = ({ isNew, networkHash }: Client) =>
  sql`(${isNew} and ${oneTimeCodes.networkHash} is not distinct from ${networkHash}::text)`;

/** When codes were sent, the latest first: the n-th is the one by whose age a limit of n ends. */
const times = (which: SQL | undefined) =>
  sql`array_agg(${oneTimeCodes.createdAt} order by ${oneTimeCodes.createdAt} desc) filter (where ${which})`;

/** What an account's own mailbox was sent in a day: by this known browser, or by all unknown ones. */
function sentToMember({ db, now }: Context, { purpose, mailbox, device, client }: Asked) {
  const isAsker = sql`(${device} is not null or ${oneTimeCodes.challengeHash} = ${client.challengeHash}::text)`;
  return db.$with('sent').as(
    db
      .select({
        latest: sql`max(${oneTimeCodes.createdAt}) filter (where ${isAsker})`.as('latest'),
        inDay: sql`count(*) filter (where ${isAsker})`.as('in_day'),
        latestPerhaps: sql`max(${oneTimeCodes.createdAt}) filter (where ${isAskerPerhaps(client)})`.as(
          'latest_perhaps',
        ),
        latestMail: sql`null::timestamptz`.as('latest_mail'),
        times: times(and(sinceHour(now), isMailed)).as('sent_times'),
        askerTimes: sql`null::timestamptz[]`.as('asker_times'),
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
function sentToStranger({ db, now }: Context, { mailbox, userId, client }: Asked) {
  const isMailbox = eq(oneTimeCodes.mailbox, mailbox);
  const isMember = sql`(${oneTimeCodes.userId} = ${userId} and ${eq(oneTimeCodes.purpose, 'email_change')})`;
  const isAsker = sql`(${isMailbox} and (${isMember} or ${oneTimeCodes.challengeHash} = ${client.challengeHash}::text))`;
  return db.$with('sent').as(
    db
      .select({
        latest: sql`max(${oneTimeCodes.createdAt}) filter (where ${isAsker})`.as('latest'),
        inDay: sql`count(*) filter (where ${isAsker})`.as('in_day'),
        latestPerhaps:
          sql`max(${oneTimeCodes.createdAt}) filter (where ${isMailbox} and ${isAskerPerhaps(client)})`.as(
            'latest_perhaps',
          ),
        latestMail: sql`max(${oneTimeCodes.createdAt}) filter (where ${isMailed} and ${isMailbox})`.as(
          'latest_mail',
        ),
        times: times(and(sinceHour(now), isMailed, isMailbox)).as('sent_times'),
        askerTimes: times(and(sinceHour(now), isMember)).as('asker_times'),
      })
      .from(oneTimeCodes)
      .where(
        and(
          inArray(oneTimeCodes.purpose, [...toStrangers]),
          sinceDay(now),
          sql`(${isMailbox} or ${isMember})`,
        ),
      ),
  );
}

/** What the network asked for in an hour, and the /48 around it, known browsers aside. */
function networkCte({ db, now }: Context, { client }: Asked) {
  const isNetwork = eq(oneTimeCodes.networkHash, sql`${client.networkHash}::text`);
  const isBlock = eq(oneTimeCodes.blockHash, sql`${client.blockHash}::text`);
  return db.$with('network').as(
    db
      .select({
        times: times(isNetwork).as('network_times'),
        blockTimes: times(isBlock).as('block_times'),
      })
      .from(oneTimeCodes)
      .where(and(or(isNetwork, isBlock), isNull(oneTimeCodes.deviceHash), sinceHour(now))),
  );
}
