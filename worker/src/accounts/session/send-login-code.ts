import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { identifiersApartMessages } from '@mboalink/shared/error-messages.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sendCode } from '../codes/send-code.ts';
import { identifies } from './identifier.ts';

/** Mails a sign-in code to the account's e-mail address, whichever way it was named. */
export function sendLoginCode(ctx: Context, input: Identifiers) {
  const isOne = input.identifiers.length === 1;
  return sendCode(ctx, {
    purpose: 'login',
    lock: sql`select u.id from users u where ${identifies(input)} for no key update`,
    recipient: sql`select u.email as subject, u.language, u.id as user_id, null::text as new_value
      from users u where ${identifies(input)}`,
    missing: () => new AppError('account_not_found', isOne ? {} : { messages: identifiersApartMessages }),
  });
}
