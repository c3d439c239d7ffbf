import { guessBudgets, oneTimeCodes, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';
import { accountMails } from '../mails/account-mails.ts';
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
  const told = goodbye(ctx);
  const [[row], , , , deleted] = await db.batch([
    db.with(told.cte).select({ mail: told.mail }).from(oneRow),
    db.execute(keepIdentity(ctx, hashes)),
    db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.subject, user.email), runningSession(ctx))),
    db.delete(guessBudgets).where(and(eq(guessBudgets.subject, user.email), runningSession(ctx))),
    db.delete(users).where(isMember(ctx)).returning({ id: users.id }),
  ]);
  if (deleted.length === 0) throw new AppError('unauthenticated');
  clearSession(ctx);
  if (row?.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
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

function goodbye(ctx: MemberContext) {
  return queueMail(ctx, 'account-deleted', {
    recipient: users.email,
    language: users.language,
    payload: {},
    about: users.id,
    source: sql`from ${users} where ${isMember(ctx)}`,
  });
}
