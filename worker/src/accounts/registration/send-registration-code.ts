import { users } from '@mboalink/db/schema/accounts.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { RegistrationTexts } from '@mboalink/shared/accounts/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { exists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sendCode } from '../codes/send-code.ts';
import { hasMailbox } from '../session/identifier.ts';
import { registrationTextErrors } from './check-registration.ts';
import { existingAccount } from './existing-account.ts';

type Input = RegistrationTexts & { email: string };

/** Mails a code that proves an e-mail address which has no account yet; none for texts that would be refused behind it. */
export async function sendRegistrationCode(ctx: Context, { email, ...texts }: Input) {
  const errors = registrationTextErrors(texts, ctx.language);
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  const account = ctx.db.select({ id: users.id }).from(users).where(hasMailbox(email));
  const { sent } = await sendCode(ctx, {
    purpose: 'registration',
    recipient: { from: oneRow, subject: sql`${email}::text`, isTaken: exists(account) },
    missing: 'server_error',
  }).catch(async (error: unknown) => {
    throw await existingAccount(ctx, error, { email });
  });
  return sent;
}
