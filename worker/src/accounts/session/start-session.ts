import { knownDevices, sessions } from '@mboalink/db/schema/accounts.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { and, eq, exists, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ensureDevice } from '../../session/device.ts';
import { isRunning } from '../../session/running-session.ts';
import { idleEnd, leavingCookie, refreshCookie } from '../../session/session-cookies.ts';
import { readLeavingToken, readRefreshToken } from '../../session/tokens.ts';

/** The browser, as the database knows it, the session whose cookies it has, and the one that a sign-out could not end. */
export type StartedOn = { deviceHash: string; present: string | undefined; leaving: string | undefined };

/** What a session that is about to start should know of its browser, which is told the name by which it is known. */
export async function readBrowser(ctx: Context): Promise<StartedOn> {
  const [deviceHash, present, leaving] = await Promise.all([
    ensureDevice(ctx),
    readRefreshToken(ctx.keys, ctx.cookies[refreshCookie] ?? ''),
    readLeavingToken(ctx.keys, ctx.cookies[leavingCookie]),
  ]);
  return { deviceHash, present: present?.sessionId, leaving };
}

/**
 * A session of this browser for the account that a query names by `id`, and the browser as known to it. Nothing is
 * written where the query finds nobody, or where a session with a given `id` is there already. A session of somebody else whose
 * cookies this browser has ends: an answer that comes late could bring them back. So does the one that was to
 * end before, whoever it belongs to.
 */
export function startSession(
  { db, now, userAgent }: Context,
  account: SQLWrapper & { id: SQLWrapper },
  { deviceHash, present, leaving, id }: StartedOn & { id?: string },
) {
  const started = db.$with('started', { id: sessions.id, userId: sessions.userId }).as(
    sql`${insertSelect(
      sessions,
      {
        id,
        userId: account.id,
        userAgent,
        deviceHash,
        codeTypedAt: now,
        codePurpose: id ? 'registration' : 'login',
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
  const ofSomebodyElse = ne(sessions.userId, sql`(select ${started.userId} from ${started})`);
  const replaced = db.$with('replaced').as(
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          or(
            present ? and(eq(sessions.id, present), ofSomebodyElse) : undefined,
            leaving ? eq(sessions.id, leaving) : undefined,
          ),
          isRunning(now),
          exists(db.select({ id: started.id }).from(started)),
        ),
      ),
  );
  return { ctes: [started, device, ...(present || leaving ? [replaced] : [])], started };
}
