import { accountIdentities, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { textArray } from '@mboalink/db/sql/expressions.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { comeBackDays } from '@mboalink/shared/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { queueMail } from '../outbox/queue-mail.ts';
import { isMember } from '../session/running-session.ts';
import { clearSession } from '../session/session-cookies.ts';
import type { MemberContext } from '../trpc.ts';
import { identitiesOf, identityHashes } from './identity.ts';
import { sendAfterAnswer } from './mails/account-mails.ts';
import { readCurrentUser } from './profile/current-user.ts';
import { revokeSessions } from './session/sessions.ts';

const messages: Record<Language, string> = {
  en: 'Your account has been permanently deleted. You will now be logged out.',
  fr: 'Votre compte a été supprimé. Vous allez être déconnecté.',
};

/**
 * Hides an account from everybody at once and signs it out everywhere. Signing in brings it back until it is erased,
 * after seven days, by `sweep.ts`. What stays then is kept here already: a keyed hash of each e-mail
 * address and number for twelve months, if a trial was used.
 */
export async function deleteAccount(ctx: MemberContext): Promise<{ message: string; comeBackUntil: string }> {
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashes(ctx, ...identitiesOf(user));
  // The last statement ends the session, which those before it ask for.
  const [, [row]] = await ctx.db.batch([keepSpentTrial(ctx, hashes), leave(ctx)]);
  if (!row?.deleted) throw new AppError('unauthenticated');
  clearSession(ctx);
  sendAfterAnswer(ctx, row.mail);
  const comeBackUntil = new Date(ctx.now.getTime() + comeBackDays * 24 * 60 * 60 * 1000).toISOString();
  return { message: messages[ctx.language], comeBackUntil };
}

function leave(ctx: MemberContext) {
  const { db, now } = ctx;
  const leaving = db
    .$with('leaving')
    .as(
      db
        .update(users)
        .set({ deletedAt: now, deviceHash: null })
        .where(isMember(ctx))
        .returning({ id: users.id, email: users.email, language: users.language }),
    );
  const told = queueMail(ctx, 'account-deleted', {
    recipient: leaving.email,
    language: leaving.language,
    payload: {},
    // Once for each deletion: somebody may come back and leave again.
    about: sql`${leaving.id}::text || ${now.toISOString()}::text`,
    source: sql`from ${leaving}`,
  });
  const { ctes } = revokeSessions(ctx, db.select({ id: leaving.id }).from(leaving));
  return db
    .with(leaving, ...ctes, told.cte)
    .select({ mail: told.mail, deleted: sql<boolean>`exists (select from ${leaving})` })
    .from(oneRow);
}

/** What the account is recognised by: the hashes of its present address and number, and those of before. */
function keptIdentities({ db, viewer }: MemberContext, present: string[]) {
  const before = db
    .select({ hash: accountIdentities.identityHash })
    .from(accountIdentities)
    .where(eq(accountIdentities.userId, viewer.userId));
  const now = db.select({ hash: sql<string>`unnest(${textArray(present)})` }).from(oneRow);
  return union(before, now).as('identities');
}

/** Keeps by which hashes somebody who had a trial is recognised. */
function keepSpentTrial(ctx: MemberContext, present: string[]) {
  const { db, now } = ctx;
  const identities = keptIdentities(ctx, present);
  const { identityHash, keptUntil } = spentTrials;
  return db.execute(sql`${insertSelect(
    spentTrials,
    {
      identityHash: identities.hash,
      keptUntil: sql`${instant(now)} + interval '12 months'`,
    },
    sql`from ${identities}, ${users} join ${subscriptions} on ${subscriptions.userId} = ${users.id}
      where ${isMember(ctx)}`,
  )} on conflict (${columnName(identityHash)}) do update
    set ${columnName(keptUntil)} = excluded.${columnName(keptUntil)}`);
}
