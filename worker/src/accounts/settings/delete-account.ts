import { guessBudgets, oneTimeCodes, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isMember, memberLock, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';
import { accountDeletedMail } from '../mails/account-deleted-mail.ts';
import { readCurrentUser } from '../profile/read-current-user.ts';
import { identityHashesOf } from '../registration/spent-trial.ts';

const messages: Record<Language, string> = {
  en: 'Your account has been permanently deleted. You will now be logged out.',
  fr: 'Votre compte a été supprimé définitivement. Vous allez être déconnecté.',
};

/**
 * Takes an account and everything personal away, in one transaction: person, listing, sessions, codes. What stays
 * is a keyed hash of e-mail and number for twelve months, if a trial was used.
 */
export async function deleteAccount(ctx: MemberContext): Promise<{ message: string }> {
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashesOf(ctx, {
    email: user.email,
    whatsapp: `+${user.whatsapp}`,
  });
  const { db } = ctx;
  const [locked] = await db.batch([
    memberLock(ctx),
    db.execute(keepIdentity(ctx, hashes)),
    db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.subject, user.email), runningSession(ctx))),
    db.delete(guessBudgets).where(and(eq(guessBudgets.subject, user.email), runningSession(ctx))),
    db.delete(users).where(isMember(ctx)),
  ]);
  if (locked.length === 0) throw new AppError('unauthenticated');
  clearSession(ctx);
  ctx.waitUntil(sayGoodbye(ctx, user));
  return { message: messages[ctx.language] };
}

/** Keeps by which hashes somebody who had a trial is recognised. */
function keepIdentity(ctx: MemberContext, hashes: string[]) {
  const { db, viewer, now } = ctx;
  const trial = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, viewer.userId));
  const texts = sql.join(
    hashes.map((hash) => sql`${hash}::text`),
    sql`, `,
  );
  const { identityHash, keptUntil } = spentTrials;
  return insertSelect(
    spentTrials,
    {
      identityHash: sql`unnest(array[${texts}])`,
      keptUntil: sql`${instant(now)} + interval '12 months'`,
    },
    sql`where ${runningSession(ctx)} and ${exists(trial)}
      on conflict (${columnName(identityHash)}) do update
      set ${columnName(keptUntil)} = excluded.${columnName(keptUntil)}`,
  );
}

function sayGoodbye(ctx: Context, user: { _id: string; email: string; language: Language }): Promise<void> {
  const supportUrl = new URL('/contact', ctx.env.PUBLIC_URL).href;
  const mail = accountDeletedMail({ to: user.email, language: user.language, supportUrl });
  return ctx.mail.send({ ...mail, idempotencyKey: `account-deleted-${user._id}` });
}
