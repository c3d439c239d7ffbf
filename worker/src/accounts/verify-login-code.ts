import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isoInstant } from '../sql-instant.ts';
import { type CurrentUserRow, currentUserJson, currentUserTables, toCurrentUser } from './current-user.ts';
import { type Identifier, identifies } from './identifier.ts';
import { type Judgement, judgeCtes, judgementJson, requireMatch } from './judge-code.ts';
import { hashCode } from './one-time-code.ts';
import { issueSession, sessionEnd } from './session-cookies.ts';

type Row = { judgement: Judgement; sessionId: string | null; user: CurrentUserRow | null };

/** Signs in with a code: judges it, starts the session and reads the person, in one statement. */
export async function verifyLoginCode(ctx: Context, input: Identifier & { otp?: string; code?: string }) {
  const codeHash = await hashCode(ctx.env.SESSION_SECRET, 'login', input.otp ?? input.code ?? '');
  const now = isoInstant(ctx.now);
  const result = await ctx.db.execute<Row>(sql`with
    account as (select u.id, u.email from users u where ${identifies(input)}),
    ${judgeCtes({ purpose: 'login', subject: sql`(select email from account)`, codeHash, now: ctx.now })},
    started as (
      insert into sessions (user_id, user_agent, created_at, rotated_at, expires_at)
      select account.id, ${ctx.userAgent}, ${now}, ${now}, ${isoInstant(sessionEnd(ctx.now))}
      from account, guess where guess.matched
      returning id
    ),
    seen as (update users set last_seen_at = ${now} where id = (select id from account) and exists (select 1 from started))
    select ${judgementJson(ctx.now)} as judgement, (select id from started) as "sessionId",
      (select ${currentUserJson(ctx.now)} from ${currentUserTables}
        where u.id = (select id from account) and exists (select 1 from started)) as user`);
  const row = result.rows[0];
  requireMatch(row?.judgement ?? { matched: false, exhausted: false, waitSeconds: 0 });
  if (!row?.sessionId || !row.user) throw new Error('a matched code started no session');
  const session = { userId: row.user._id, sessionId: row.sessionId, generation: 1 };
  return { user: toCurrentUser(row.user, ctx.language), ...(await issueSession(ctx, session)) };
}
