import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { memberLock, runningSession } from '../../session/running-session.ts';
import { clearSession } from '../../session/session-cookies.ts';
import { isoInstant } from '../../sql-instant.ts';
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
  const member = sql`${ctx.viewer.userId}::uuid`;
  const now = isoInstant(ctx.now);
  const [locked] = await ctx.db.batch([
    ctx.db.execute(memberLock(ctx)),
    ctx.db.execute(sql`insert into spent_trials (identity_hash, kept_until)
      select hash, ${now} + interval '12 months' from unnest(array[${sql.join(
        hashes.map((hash) => sql`${hash}::text`),
        sql`, `,
      )}]) hash
      where ${runningSession(ctx)} and exists (select 1 from subscriptions where user_id = ${member})
      on conflict (identity_hash) do update set kept_until = excluded.kept_until`),
    ctx.db.execute(sql`delete from one_time_codes where subject = ${user.email} and ${runningSession(ctx)}`),
    ctx.db.execute(sql`delete from guess_budgets where subject = ${user.email} and ${runningSession(ctx)}`),
    ctx.db.execute(sql`delete from users where id = ${member} and ${runningSession(ctx)}`),
  ]);
  if (locked.rows.length === 0) throw new AppError('unauthenticated');
  clearSession(ctx);
  ctx.waitUntil(sayGoodbye(ctx, user));
  return { message: messages[ctx.language] };
}

function sayGoodbye(ctx: Context, user: { _id: string; email: string; language: Language }): Promise<void> {
  const supportUrl = new URL('/', ctx.env.PUBLIC_URL).href;
  const mail = accountDeletedMail({ to: user.email, language: user.language, supportUrl });
  return ctx.mail.send({ ...mail, idempotencyKey: `account-deleted-${user._id}` });
}
