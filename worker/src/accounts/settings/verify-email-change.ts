import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { sql } from 'drizzle-orm';
import { memberLock, runningSession } from '../../session/running-session.ts';
import { isoInstant } from '../../sql-instant.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkChangeCode, requireLocked } from '../codes/check-change-code.ts';
import { type CodeCheck, codeCheckJson, requireMatch } from '../codes/check-code.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import {
  type CurrentUserAnswer,
  requireCurrentUser,
  selectCurrentUser,
} from '../profile/read-current-user.ts';
import { takenIdentity } from '../taken-identity.ts';
import { createUndoToken, undoHours } from './undo-token.ts';

type Row = { codeCheck: CodeCheck; changeId: string | null; oldEmail: string };

/** Changes the e-mail address by the code that the new one received, and tells the old one how to take it back. */
export async function verifyEmailChange(ctx: MemberContext, input: CodeGuess) {
  const judge = await checkChangeCode(ctx, 'email_change', input);
  const undoUntil = new Date(ctx.now.getTime() + undoHours * 60 * 60 * 1000);
  const [locked, judged, found] = await ctx.db
    .batch([
      ctx.db.execute(memberLock(ctx)),
      ctx.db.execute<Row>(sql`with ${judge},
        before as materialized (select id, email from users where id = ${ctx.viewer.userId}::uuid and ${runningSession(ctx)}),
        changed as (
          update users set email = guess.new_value from guess, before
          where users.id = before.id and guess.matched returning users.id
        ),
        noted as (
          insert into email_changes (user_id, old_email, new_email, changed_at, undo_until)
          select before.id, before.email, guess.new_value, ${isoInstant(ctx.now)}, ${isoInstant(undoUntil)}
          from before, guess where guess.matched returning id
        )
        select ${codeCheckJson(ctx.now)} as "codeCheck", (select id from noted) as "changeId",
          (select email from before) as "oldEmail"`),
      ctx.db.execute<CurrentUserAnswer>(selectCurrentUser(ctx)),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  requireLocked(locked.rows);
  const row = judged.rows[0];
  requireMatch(row?.codeCheck, ctx.now);
  const answer = requireCurrentUser(ctx, found.rows);
  if (row?.changeId) {
    const { email, language } = answer.user;
    ctx.waitUntil(
      tellOldAddress(ctx, { to: row.oldEmail, language, newEmail: email, undoUntil }, row.changeId),
    );
  }
  return answer;
}

type Told = Omit<Parameters<typeof emailChangedMail>[0], 'undoUrl'>;

async function tellOldAddress(ctx: MemberContext, told: Told, changeId: string): Promise<void> {
  const url = new URL('/undo-email-change', ctx.env.PUBLIC_URL);
  // After the #, so that no server and no log ever sees it.
  url.hash = await createUndoToken(ctx, changeId, told.undoUntil);
  const mail = emailChangedMail({ ...told, undoUrl: url.href });
  await ctx.mail.send({ ...mail, idempotencyKey: `email-changed-${changeId}` });
}
