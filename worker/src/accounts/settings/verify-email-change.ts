import { emailChanges, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { and, sql } from 'drizzle-orm';
import { isMember, memberLock } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkChangeCode, requireLocked } from '../codes/check-change-code.ts';
import { requireMatch } from '../codes/check-code.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/read-current-user.ts';
import { takenIdentity } from '../taken-identity.ts';
import { createUndoToken, undoHours } from './undo-token.ts';

/** Changes the e-mail address by the code that the new one received, and tells the old one how to take it back. */
export async function verifyEmailChange(ctx: MemberContext, input: CodeGuess) {
  const check = await checkChangeCode(ctx, 'email_change', input);
  const undoUntil = new Date(ctx.now.getTime() + undoHours * 60 * 60 * 1000);
  const [locked, [row], found] = await ctx.db
    .batch([memberLock(ctx), changeEmail(ctx, check, undoUntil), selectCurrentUser(ctx)])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  requireLocked(locked);
  requireMatch(row?.codeCheck, ctx.now);
  const answer = requireCurrentUser(ctx, found);
  if (row?.changeId && row.oldEmail) {
    const { email, language } = answer.user;
    ctx.waitUntil(
      tellOldAddress(ctx, { to: row.oldEmail, language, newEmail: email, undoUntil }, row.changeId),
    );
  }
  return answer;
}

type Check = Awaited<ReturnType<typeof checkChangeCode>>;

function changeEmail(ctx: MemberContext, { ctes, guess, outcome }: Check, undoUntil: Date) {
  const { db, now } = ctx;
  const before = db
    .$with('before')
    .as(db.select({ userId: users.id, oldEmail: users.email }).from(users).where(isMember(ctx)));
  const changed = db.$with('changed').as(
    db
      .update(users)
      .set({ email: sql`${guess.newValue}` })
      .from(guess)
      .where(and(isMember(ctx), sql`${guess.matched}`)),
  );
  const recorded = db.$with('recorded', { id: emailChanges.id }).as(
    sql`${insertSelect(
      emailChanges,
      {
        userId: before.userId,
        oldEmail: before.oldEmail,
        newEmail: guess.newValue,
        changedAt: now,
        undoUntil,
      },
      sql`from ${before}, ${guess} where ${guess.matched}`,
    )} returning ${emailChanges.id}`,
  );
  return db
    .with(...ctes, before, changed, recorded)
    .select({
      codeCheck: outcome,
      changeId: sql<string | null>`(select ${recorded.id} from ${recorded})`,
      oldEmail: sql<string | null>`(select ${before.oldEmail} from ${before})`,
    })
    .from(oneRow);
}

type Told = Omit<Parameters<typeof emailChangedMail>[0], 'undoUrl'>;

async function tellOldAddress(ctx: MemberContext, told: Told, changeId: string): Promise<void> {
  const url = new URL('/undo-email-change', ctx.env.PUBLIC_URL);
  // After the #, so that no server and no log ever sees it.
  url.hash = await createUndoToken(ctx, changeId, told.undoUntil);
  const mail = emailChangedMail({ ...told, undoUrl: url.href });
  await ctx.mail.send({ ...mail, idempotencyKey: `email-changed-${changeId}` });
}
