import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../sql-instant.ts';
import { codesPerHour, codesPerNetworkHour, resendAfterSeconds } from './one-time-code.ts';

type Asked = {
  purpose: CodePurpose;
  /** The device hash of a known browser, else null. */
  device: SQL;
  networkHash: string | null;
  now: Date;
};

/**
 * `sent, network, wait`: the seconds until the recipient may be sent another code, 0 or less for now. A minute
 * after the last, five in an hour, and past five in a day the minute doubles with each; twenty in an hour for one
 * network address. A known browser is counted by itself, so that nobody else can use up its codes.
 */
export function codeWait({ purpose, device, networkHash, now }: Asked): SQL {
  const instant = isoInstant(now);
  const sinceHour = sql`${instant} - interval '1 hour'`;
  const untilHourAfter = (column: SQL) => sql`extract(epoch from ${column} + interval '1 hour' - ${instant})`;
  return sql`sent as (
      select max(created_at) as latest, count(*) as in_day,
        count(*) filter (where created_at > ${sinceHour}) as in_hour,
        min(created_at) filter (where created_at > ${sinceHour}) as oldest_in_hour
      from one_time_codes
      where purpose = ${purpose} and created_at > ${instant} - interval '1 day'
        and (subject = (select subject from recipient) or user_id = (select user_id from recipient))
        and device_hash is not distinct from ${device}
    ),
    network as (
      select count(*) as in_hour, min(created_at) as oldest_in_hour from one_time_codes
      where network_hash = ${networkHash}::text and device_hash is null and created_at > ${sinceHour}
    ),
    wait as (
      select greatest(
        0,
        extract(epoch from sent.latest - ${instant})
          + ${resendAfterSeconds}::int * power(2, greatest(0, least(sent.in_day, 14) - ${codesPerHour}::int + 1)),
        case when sent.in_hour >= ${codesPerHour}::int then ${untilHourAfter(sql`sent.oldest_in_hour`)} end,
        case when network.in_hour >= ${codesPerNetworkHour}::int and ${device} is null
          then ${untilHourAfter(sql`network.oldest_in_hour`)} end
      ) as seconds from sent, network
    )`;
}
