import { emailChanges, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { undoHours } from '@mboalink/shared/limits.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkChangeCode } from '../codes/check-change-code.ts';
import { requireMatch } from '../codes/check-code.ts';
import { accountMails } from '../mails/account-mails.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { takenIdentity } from '../taken-identity.ts';
import { maskedEmail } from './masked.ts';
import { recognisedCtes } from './recognised-ctes.ts';
import { isUndoable, voidedCte } from './undoable-changes.ts';

/**
 * Changes the e-mail address by the code that the new one received, and tells the old one how to take it back. Back to an
 * address that could take a change back, it voids that change and those after it, as the undo does: otherwise whoever
 * made them could take the return back. Another spelling of that address is a return, too; the change itself can still be
 * taken back then, since somebody else may have what only looks like a spelling.
 */
export async function verifyEmailChange(ctx: MemberContext, input: CodeGuess) {
  const check = await checkChangeCode(ctx, 'email_change', input);
  const undoUntil = new Date(ctx.now.getTime() + undoHours * 60 * 60 * 1000);
  const [[row], found] = await ctx.db
    .batch([changeEmail(ctx, check, undoUntil), selectCurrentUser(ctx)])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  const answer = requireCurrentUser(ctx, found);
  requireMatch(row?.codeCheck, 'email_change', ctx.now);
  if (row?.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
  return answer;
}

type Check = Awaited<ReturnType<typeof checkChangeCode>>;

function changeEmail(ctx: MemberContext, { ctes, guess, outcome }: Check, undoUntil: Date) {
  const { db, now } = ctx;
  const before = db.$with('before').as(
    db
      .select({
        userId: users.id,
        oldEmail: users.email,
        oldWhatsapp: users.whatsapp,
        language: users.language,
      })
      .from(users)
      .where(isMember(ctx)),
  );
  const changed = db.$with('changed').as(
    db
      .update(users)
      .set({ email: sql`${guess.newValue}` })
      .from(guess)
      .where(and(isMember(ctx), sql`${guess.matched}`)),
  );
  const goingBack = returnCtes(ctx, guess);
  const { userId, oldEmail, oldWhatsapp, language } = before;
  const recorded = db
    .$with('recorded', { id: emailChanges.id })
    .as(
      sql`${insertSelect(
        emailChanges,
        { userId, oldEmail, oldWhatsapp, newEmail: guess.newValue, changedAt: now, undoUntil },
        sql`from ${before}, ${guess} where ${guess.matched} and not exists (select from ${goingBack.returned})`,
      )} returning ${emailChanges.id}`,
    );
  const told = queueMail(ctx, 'email-changed', {
    recipient: oldEmail,
    language,
    payload: {
      changeId: sql`${recorded.id}`,
      newEmail: maskedEmail(guess.newValue),
      undoUntil: sql`${undoUntil.toISOString()}::text`,
    },
    about: recorded.id,
    source: sql`from ${before}, ${guess}, ${recorded}`,
  });
  return db
    .with(...ctes, before, changed, ...goingBack.ctes, recorded, ...recognisedCtes(ctx, guess), told.cte)
    .select({ codeCheck: outcome, mail: told.mail })
    .from(oneRow);
}

/** `returned`: the change that the new mailbox could take back, if it could; what came of it is voided. */
function returnCtes(ctx: MemberContext, guess: Check['guess']) {
  const { db, viewer, now } = ctx;
  const returned = db.$with('returned').as(
    db
      .select({
        changeId: emailChanges.id,
        isSpelledSo: sql<boolean>`${guess.newValue} = ${emailChanges.oldEmail}`.as('is_spelled_so'),
      })
      .from(emailChanges)
      .innerJoin(
        guess,
        sql`${guess.matched} and mailbox_of(${guess.newValue}) = mailbox_of(${emailChanges.oldEmail})`,
      )
      .where(and(eq(emailChanges.userId, viewer.userId), isUndoable(now)))
      .orderBy(asc(emailChanges.id))
      .limit(1),
  );
  const isSince = sql`exists (select from ${returned} where ${emailChanges.id} > ${returned.changeId}
    or (${emailChanges.id} = ${returned.changeId} and ${returned.isSpelledSo}))`;
  const voided = voidedCte(ctx, sql`${viewer.userId}::uuid`, isSince);
  return { ctes: [returned, voided], returned };
}
