import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readRefreshToken } from '../../session/refresh-token.ts';
import { clearSession, issueSession, refreshCookie, sessionEnd } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';
import { sessionStolenMail } from '../mails/session-stolen-mail.ts';
import {
  type CurrentUserRow,
  currentUserJson,
  currentUserTables,
  toCurrentUser,
} from '../profile/current-user.ts';

/** Two tabs that ask at the same moment ask within this time of each other. */
const togetherSeconds = 10;

type Row = { generation: number; ended: boolean; user: CurrentUserRow | null };

/**
 * Renews a session by its refresh cookie. The current token rotates. The one before it gets the same successor
 * again as long as that may have been lost on the way: nobody used it yet, or it is only seconds old and two tabs
 * asked together. Any other old token was stolen or copied, and ends the session.
 */
export async function refreshSession(ctx: Context) {
  const claim = await readRefreshToken(ctx.cookies[refreshCookie] ?? '', ctx.env.SESSION_SECRET);
  if (!claim) {
    clearSession(ctx);
    throw new AppError('unauthenticated');
  }
  const now = isoInstant(ctx.now);
  const result = await ctx.db.execute<Row>(sql`with rotated as (
      update sessions set
        generation = generation + case when generation = ${claim.generation}::int then 1 else 0 end,
        rotated_at = case when generation = ${claim.generation}::int then ${now} else rotated_at end,
        expires_at = ${isoInstant(sessionEnd(ctx.now))},
        ended_at = case when ${claim.generation}::int < generation - 1
          or (${claim.generation}::int < generation and confirmed_generation >= generation
            and rotated_at < ${now} - make_interval(secs => ${togetherSeconds}::int)) then ${now} end
      where id = ${claim.sessionId}::uuid and ended_at is null and expires_at > ${now}
        and ${claim.generation}::int <= generation
      returning user_id, generation, ended_at is not null as ended
    ),
    seen as (update users set last_seen_at = ${now} where id = (select user_id from rotated where not ended))
    select rotated.generation, rotated.ended, (
      select ${currentUserJson(ctx.now)} from ${currentUserTables} where u.id = rotated.user_id) as user
    from rotated`);
  const row = result.rows[0];
  if (row?.user && row.ended) ctx.waitUntil(tellOwner(ctx, row.user, claim.sessionId));
  if (!row?.user || row.ended) {
    clearSession(ctx);
    throw new AppError('unauthenticated');
  }
  const session = { userId: row.user._id, sessionId: claim.sessionId, generation: row.generation };
  return { user: toCurrentUser(row.user, ctx.language), ...(await issueSession(ctx, session)) };
}

function tellOwner(ctx: Context, { email, language }: CurrentUserRow, sessionId: string): Promise<void> {
  const settingsUrl = new URL('/settings', ctx.env.PUBLIC_URL).href;
  const mail = sessionStolenMail({ to: email, language, at: ctx.now, settingsUrl });
  return ctx.mail.send({ ...mail, idempotencyKey: `session-stolen-${sessionId}` });
}
