import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import {
  type CurrentUserRow,
  currentUserJson,
  currentUserTables,
  toCurrentUser,
} from '../profile/current-user.ts';
import { type SessionRow, sessionsJson, toSession } from '../session/list-sessions.ts';

type Row = {
  user: CurrentUserRow;
  sessions: SessionRow[];
  consents: { document: string; version: string; language: string; agreedAt: string }[];
  openedContacts: { contactId: string; businessName: string | null; openedAt: string }[];
  emailChanges: { oldEmail: string; newEmail: string; changedAt: string }[];
};

/** All that is kept about the member, for themselves. */
export async function exportAccount(ctx: MemberContext) {
  const result =
    await ctx.db.execute<Row>(sql`select ${currentUserJson(ctx.now)} as user, ${sessionsJson(ctx)} as sessions,
    (select coalesce(json_agg(json_build_object('document', document, 'version', version, 'language', language,
      'agreedAt', agreed_at)), '[]') from consents where user_id = u.id) as consents,
    (select coalesce(json_agg(json_build_object('contactId', contact_id, 'businessName', other.business_name,
      'openedAt', revealed_at) order by revealed_at), '[]')
      from reveals left join listings other on other.user_id = contact_id where viewer_id = u.id) as "openedContacts",
    (select coalesce(json_agg(json_build_object('oldEmail', old_email, 'newEmail', new_email,
      'changedAt', changed_at)), '[]') from email_changes where user_id = u.id) as "emailChanges"
    from ${currentUserTables} where u.id = ${ctx.viewer.userId}::uuid and ${runningSession(ctx)}`);
  const row = result.rows[0];
  if (!row) throw new AppError('unauthenticated');
  return {
    exportedAt: ctx.now.toISOString(),
    user: toCurrentUser(row.user, ctx.language),
    consents: row.consents,
    sessions: row.sessions.map((session) => toSession(session, ctx)),
    openedContacts: row.openedContacts,
    emailChanges: row.emailChanges,
  };
}
