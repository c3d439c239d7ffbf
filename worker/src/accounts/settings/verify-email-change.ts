import { emailChanges, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkChangeCode } from '../codes/check-change-code.ts';
import { requireMatch } from '../codes/check-code.ts';
import { accountMails } from '../mails/account-mails.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/read-current-user.ts';
import { takenIdentity } from '../taken-identity.ts';
import { recognisedCte } from './recognised-cte.ts';
import { undoHours } from './undo-token.ts';

/** Changes the e-mail address by the code that the new one received, and tells the old one how to take it back. */
export async function verifyEmailChange(ctx: MemberContext, input: CodeGuess) {
  const check = await checkChangeCode(ctx, 'email_change', input);
  const undoUntil = new Date(ctx.now.getTime() + undoHours * 60 * 60 * 1000);
  const [[row], found] = await ctx.db
    .batch([changeEmail(ctx, check, undoUntil), selectCurrentUser(ctx)])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  const answer = requireCurrentUser(ctx, found);
  requireMatch(row?.codeCheck, ctx.now);
  if (row?.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
  return answer;
}

type Check = Awaited<ReturnType<typeof checkChangeCode>>;

function changeEmail(ctx: MemberContext, { ctes, guess, outcome }: Check, undoUntil: Date) {
  const { db, now } = ctx;
  const before = db
    .$with('before')
    .as(
      db
        .select({ userId: users.id, oldEmail: users.email, language: users.language })
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
  const told = queueMail(ctx, 'email-changed', {
    recipient: before.oldEmail,
    language: before.language,
    payload: {
      changeId: sql`${recorded.id}`,
      newEmail: masked(guess.newValue),
      undoUntil: sql`${undoUntil.toISOString()}::text`,
    },
    about: recorded.id,
    source: sql`from ${before}, ${guess}, ${recorded}`,
  });
  return db
    .with(...ctes, before, changed, recorded, recognisedCte(ctx, guess), told.cte)
    .select({
      codeCheck: outcome,
      mail: told.mail,
    })
    .from(oneRow);
}

/** 'njoh@atelier.cm' → 'n…@atelier.cm': the old mailbox may be in other hands by now. */
function masked(email: SQLWrapper): SQL {
  return sql`regexp_replace(${email}, '^(.).*@', ${'\\1…@'})`;
}
