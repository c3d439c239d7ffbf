import { users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { comeBackDays } from '@mboalink/shared/limits.ts';
import { sql } from 'drizzle-orm';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isMember } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';
import { identityHashesOf } from '../identity.ts';
import { accountMails } from '../mails/account-mails.ts';
import { readCurrentUser } from '../profile/current-user.ts';
import { shutOut } from '../session/shut-out.ts';
import { keepSpentTrial } from './kept-after-leaving.ts';

const messages: Record<Language, string> = {
  en: 'Your account has been permanently deleted. You will now be logged out.',
  fr: 'Votre compte a été supprimé. Vous allez être déconnecté.',
};

/**
 * Hides an account from everybody at once and signs it out everywhere. Signing in brings it back until it is erased,
 * after seven days, by `erase-deleted-accounts.ts`. What stays then is kept here already: a keyed hash of each e-mail
 * address and number for twelve months, if a trial was used.
 */
export async function deleteAccount(ctx: MemberContext): Promise<{ message: string; comeBackUntil: string }> {
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashesOf(ctx, { email: user.email, whatsapp: `+${user.whatsapp}` });
  // The last statement ends the session, which those before it ask for.
  const [, [row]] = await ctx.db.batch([keepSpentTrial(ctx, hashes), leave(ctx)]);
  if (!row?.deleted) throw new AppError('unauthenticated');
  clearSession(ctx);
  if (row.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
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
  const { ctes } = shutOut(ctx, db.select({ id: leaving.id }).from(leaving));
  return db
    .with(leaving, ...ctes, told.cte)
    .select({ mail: told.mail, deleted: sql<boolean>`exists (select from ${leaving})` })
    .from(oneRow);
}
