import { guessBudgets, oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, sql } from 'drizzle-orm';
import { lockCounters } from '../../directory/shown/counters.ts';
import { deliver } from '../../outbox/deliver.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import type { MemberContext } from '../../trpc.ts';
import { accountMails } from '../mails/account-mails.ts';
import { readCurrentUser } from '../profile/read-current-user.ts';
import { identityHashesOf } from '../registration/spent-trial.ts';
import { keepShownCounts, keepSpentTrial } from './kept-after-leaving.ts';

const messages: Record<Language, string> = {
  en: 'Your account has been permanently deleted. You will now be logged out.',
  fr: 'Votre compte a été supprimé définitivement. Vous allez être déconnecté.',
};

/**
 * Takes an account and everything personal away, in one transaction: person, listing, sessions, codes. What stays
 * is a keyed hash of e-mail and number for twelve months, if a trial was used, and what was shown of late by hash.
 */
export async function deleteAccount(ctx: MemberContext): Promise<{ message: string }> {
  const { user } = await readCurrentUser(ctx);
  const hashes = await identityHashesOf(ctx, {
    email: user.email,
    whatsapp: `+${user.whatsapp}`,
  });
  const { db } = ctx;
  const told = goodbye(ctx);
  const [, [row], , , , , deleted] = await db.batch([
    lockCounters(ctx, null),
    db.with(told.cte).select({ mail: told.mail }).from(oneRow),
    keepSpentTrial(ctx, hashes),
    keepShownCounts(ctx, hashes),
    db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.subject, user.email), runningSession(ctx))),
    db.delete(guessBudgets).where(and(eq(guessBudgets.subject, user.email), runningSession(ctx))),
    db.delete(users).where(isMember(ctx)).returning({ id: users.id }),
  ]);
  if (deleted.length === 0) throw new AppError('unauthenticated');
  clearSession(ctx);
  if (row?.mail) ctx.waitUntil(deliver(ctx, accountMails, row.mail));
  return { message: messages[ctx.language] };
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
