import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sendCode } from '../codes/send-code.ts';
import { type Identifier, identifies } from './identifier.ts';

/** Mails a sign-in code to the account's e-mail address, whichever way it was named. */
export function sendLoginCode(ctx: Context, input: Identifier) {
  return sendCode(ctx, {
    purpose: 'login',
    lock: sql`select u.id from users u where ${identifies(input)} for no key update`,
    recipient: sql`select u.email as subject, u.language, u.id as user_id, null::text as new_value
      from users u where ${identifies(input)}`,
    missing: () => new AppError('account_not_found'),
  });
}
