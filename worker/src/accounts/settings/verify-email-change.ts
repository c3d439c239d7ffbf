import { users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { and, sql } from 'drizzle-orm';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { checkChangeCode, requireMatch } from '../codes/check-code.ts';
import { codeTypedCte } from '../codes/fresh-code.ts';
import { takenIdentity } from '../identity.ts';
import { accountMails } from '../mails/account-mails.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { maskedEmail } from './masked.ts';
import { recognisedCte } from './recognised-cte.ts';

/** Changes the e-mail address by the code that the new one received, and tells the old one of it. */
export async function verifyEmailChange(ctx: MemberContext, input: CodeGuess) {
  const { db } = ctx;
  const { lock, ctes, guess, outcome } = await checkChangeCode(ctx, 'email_change', input);
  const before = db
    .$with('before')
    .as(db.select({ oldEmail: users.email, language: users.language }).from(users).where(isMember(ctx)));
  const changed = db.$with('changed').as(
    db
      .update(users)
      .set({ email: sql`${guess.newValue}` })
      .from(guess)
      .where(and(isMember(ctx), sql`${guess.isRight}`)),
  );
  const told = queueMail(ctx, 'email-changed', {
    recipient: before.oldEmail,
    language: before.language,
    payload: { newEmail: maskedEmail(guess.newValue) },
    about: guess.id,
    source: sql`from ${before}, ${guess} where ${guess.isRight}`,
  });
  const [, [row], found] = await db
    .batch([
      lock,
      db
        .with(
          ...ctes,
          before,
          changed,
          recognisedCte(ctx, guess),
          codeTypedCte(ctx, 'email_change', guess),
          told.cte,
        )
        .select({ codeCheck: outcome, mail: told.mail })
        .from(oneRow),
      selectCurrentUser(ctx),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  const answer = requireCurrentUser(ctx, found);
  requireMatch(row?.codeCheck, 'email_change', ctx.now);
  if (row?.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
  return answer;
}
