import { users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { RegistrationTexts } from '@mboalink/shared/accounts/calls.ts';
import type { RequestFields } from '@mboalink/shared/accounts/credentials.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { registrationLock } from '../codes/lock-limits.ts';
import { sendCode } from '../codes/send-code.ts';
import { hasMailbox } from '../session/identifier.ts';
import { registrationTextErrors } from './check-registration.ts';
import { existingAccount } from './existing-account.ts';
import { refusedRegistrationTexts } from './refused-registration-texts.ts';

type Input = RequestFields & RegistrationTexts & { email: string };

/** Mails a code that proves an e-mail address which has no account yet; none for texts that would be refused behind it. */
export async function sendRegistrationCode(ctx: Context, { email, requestId, ...texts }: Input) {
  const errors = registrationTextErrors(texts, ctx.language);
  if (errors.length > 0) throw await refusedRegistrationTexts(ctx, errors);
  const taken = ctx.db.select({ id: users.id }).from(users).where(hasMailbox(email));
  const { sent } = await sendCode(ctx, {
    purpose: 'registration',
    requestId,
    lock: registrationLock(ctx, email),
    recipient: { from: oneRow, where: notExists(taken), subject: sql`${email}::text` },
    pastQuestions: { decoy: email },
    missing: () => new AppError('account_exists'),
  }).catch(async (error: unknown) => {
    throw await existingAccount(ctx, error, { email });
  });
  return sent;
}
