import { otpSchema } from '@mboalink/shared/accounts/credentials.ts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import * as z from 'zod/mini';
import { answerForm } from '../../lib/form.server.ts';
import type { FormAnswer } from '../../lib/form.ts';
import { safeRedirect } from '../../lib/next.ts';
import { apiOf } from '../../lib/queries.server.ts';
import { type CodeSent, postedCode, toCodeSent } from './code-sent.ts';
import { type LoginFields, loginFields } from './login.ts';

const loginCodeFields = z.object({ ...loginFields.shape, otp: otpSchema });

/** What the page draws after a post: the form with its faults, or the code's screen with those of the code. */
export type LoginAnswer = Partial<FormAnswer> & { typed?: LoginFields; sent?: CodeSent };

/** Signing in without scripts: the first post has the code mailed, the second brings it. */
export async function answerLogin({ request, url, context }: ActionFunctionArgs) {
  const posted = await request.formData();
  const { accounts } = apiOf({ context });
  if (posted.get('intent') !== 'verify') {
    return answerForm(posted, loginFields, async (typed): Promise<LoginAnswer> => {
      return { typed, sent: toCodeSent(await accounts.sendOtp.mutate(typed)) };
    });
  }
  posted.set('otp', posted.getAll('digit').join(''));
  const kept = (name: string) => String(posted.get(name) ?? '');
  // A code that was refused is typed again on the screen of the code.
  const drawn: LoginAnswer = {
    typed: { email: kept('email'), whatsapp: kept('whatsapp') },
    sent: postedCode(posted),
  };
  const signIn = async (guess: z.output<typeof loginCodeFields>) => {
    await accounts.verifyOtp.mutate(guess);
    return redirect(safeRedirect(url.searchParams.get('next')) ?? '/');
  };
  return answerForm(posted, loginCodeFields, signIn, drawn);
}
