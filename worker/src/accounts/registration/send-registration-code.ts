import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sendCode } from '../codes/send-code.ts';
import { registrationLock } from './registration-lock.ts';

/** Mails a code that proves an e-mail address which has no account yet. */
export function sendRegistrationCode(ctx: Context, { email }: { email: string }) {
  return sendCode(ctx, {
    purpose: 'registration',
    lock: registrationLock(email),
    recipient: sql`select ${email}::text as subject, null::text as language, null::uuid as user_id, null::text as new_value
      where not exists (select 1 from users where email = ${email})`,
    missing: () => new AppError('account_exists'),
  });
}
