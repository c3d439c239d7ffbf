import type { CodeGuess, Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ensureDevice, readClientIdentity } from '../../session/client-identity.ts';
import { issueSession } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';
import { type CodeCheck, checkCodeCtes, codeCheckJson, requireMatch } from '../codes/check-code.ts';
import { hashCode } from '../codes/one-time-code.ts';
import { newDeviceMail } from '../mails/new-device-mail.ts';
import {
  type CurrentUserRow,
  currentUserJson,
  currentUserTables,
  toCurrentUser,
} from '../profile/current-user.ts';
import { describeDevice } from './describe-device.ts';
import { identifies } from './identifier.ts';
import { startSessionCtes } from './start-session.ts';

type Row = {
  codeCheck: CodeCheck;
  sessionId: string | null;
  isNewDevice: boolean;
  user: CurrentUserRow | null;
};

/** Signs in with a code: judges it, starts the session and reads the person, in one request to the database. */
export async function verifyLoginCode(ctx: Context, input: Identifiers & CodeGuess) {
  const client = await readClientIdentity(ctx, input.challengeId);
  const codeHash = await hashCode(ctx.env.SESSION_SECRET, 'login', input.code);
  const deviceHash = await ensureDevice(ctx);
  const started = startSessionCtes(
    ctx,
    sql`select account.id from account, guess where guess.matched`,
    deviceHash,
  );
  const [, result] = await ctx.db.batch([
    ctx.db.execute(sql`select u.id from users u where ${identifies(input)} for no key update`),
    ctx.db.execute<Row>(sql`with
      account as (select u.id, u.email from users u where ${identifies(input)}),
      ${checkCodeCtes({
        purpose: 'login',
        subject: sql`(select email from account)`,
        userId: sql`(select id from account)`,
        codeHash,
        client,
        now: ctx.now,
      })},
      ${started},
      seen as (
        update users set last_seen_at = ${isoInstant(ctx.now)} where id = (select user_id from started)
      )
      select ${codeCheckJson(ctx.now)} as "codeCheck", (select id from started) as "sessionId",
        (not (select known from known)
          and exists (select 1 from known_devices where user_id = (select id from account))) as "isNewDevice",
        (select ${currentUserJson(ctx.now)} from ${currentUserTables}
          where u.id = (select user_id from started)) as user`),
  ]);
  const row = result.rows[0];
  requireMatch(row?.codeCheck, ctx.now);
  if (!row?.sessionId || !row.user) throw new Error('a matched code started no session');
  if (row.isNewDevice) ctx.waitUntil(tellOwner(ctx, row.user, row.sessionId));
  const session = { userId: row.user._id, sessionId: row.sessionId, generation: 1 };
  return { user: toCurrentUser(row.user, ctx.language), ...(await issueSession(ctx, session)) };
}

function tellOwner(ctx: Context, { email, language }: CurrentUserRow, sessionId: string): Promise<void> {
  const settingsUrl = new URL('/settings', ctx.env.PUBLIC_URL).href;
  const device = describeDevice(ctx.userAgent, language);
  const mail = newDeviceMail({ to: email, language, at: ctx.now, device, settingsUrl });
  return ctx.mail.send({ ...mail, idempotencyKey: `new-device-${sessionId}` });
}
