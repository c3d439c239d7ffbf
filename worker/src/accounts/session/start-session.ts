import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sessionEnd } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';

/**
 * `started, device`: a session of this browser for the account that `account` selects as `id`, and the browser
 * noted as known to it. Nothing is written when `account` has no row.
 */
export function startSessionCtes(ctx: Context, account: SQL, deviceHash: string): SQL {
  const now = isoInstant(ctx.now);
  return sql`started as (
      insert into sessions (user_id, user_agent, device_hash, created_at, rotated_at, expires_at)
      select id, ${ctx.userAgent}, ${deviceHash}, ${now}, ${now}, ${isoInstant(sessionEnd(ctx.now))}
      from (${account}) account
      returning id, user_id
    ),
    device as (
      insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
      select user_id, ${deviceHash}, ${now}, ${now} from started
      on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    )`;
}
