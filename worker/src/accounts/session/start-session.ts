import { knownDevices, sessions } from '@mboalink/db/schema/accounts.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { idleEnd } from '../../session/session-cookies.ts';

/** The browser, as the database knows it. */
export type StartedOn = { deviceHash: string };

/**
 * A session of this browser for the account that a query names by `id`, and the browser as known to it. Nothing is
 * written where the query finds nobody, or where a session with a given `id` is there already.
 */
export function startSession(
  { db, now, userAgent }: Context,
  account: SQLWrapper & { id: SQLWrapper },
  { deviceHash, id }: StartedOn & { id?: string },
) {
  const started = db.$with('started', { id: sessions.id, userId: sessions.userId }).as(
    sql`${insertSelect(
      sessions,
      {
        id,
        userId: account.id,
        userAgent,
        deviceHash,
        createdAt: now,
        rotatedAt: now,
        expiresAt: idleEnd(now),
      },
      sql`from ${account}`,
    )} on conflict do nothing returning ${sessions.id}, ${sessions.userId}`,
  );
  const { userId, deviceHash: ofDevice, lastSeenAt } = knownDevices;
  const device = db
    .$with('device', {})
    .as(sql`${insertSelect(
      knownDevices,
      { userId: started.userId, deviceHash, firstSeenAt: now, lastSeenAt: now },
      sql`from ${started}`,
    )} on conflict (${columnName(userId)}, ${columnName(ofDevice)})
    do update set ${columnName(lastSeenAt)} = excluded.${columnName(lastSeenAt)}`);
  return { ctes: [started, device], started };
}
