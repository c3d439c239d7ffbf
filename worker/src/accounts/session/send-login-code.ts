import { users } from '@mboalink/db/schema/accounts.ts';
import type { Identifiers, RequestFields } from '@mboalink/shared/accounts/credentials.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Context } from '../../context.ts';
import { sendCode } from '../codes/send-code.ts';
import { accountLock } from './account-lock.ts';
import { decoySubject } from './decoy-subject.ts';
import { identifies } from './identifier.ts';

/** Mails a sign-in code to the account's e-mail address, whichever way it was named. */
export async function sendLoginCode(ctx: Context, input: Identifiers & RequestFields) {
  const isOne = input.identifiers.length === 1;
  const { sent } = await sendCode(ctx, {
    purpose: 'login',
    requestId: input.requestId,
    lock: accountLock(ctx, input),
    recipient: { from: users, where: identifies(ctx, input), subject: users.email },
    pastQuestions: { decoy: decoySubject(input) },
    missing: () => new AppError('account_not_found', isOne ? {} : { screen: 'identifiers' }),
  });
  return sent;
}
