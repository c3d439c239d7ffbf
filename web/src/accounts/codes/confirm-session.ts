import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { askWhoIsHere } from '../session/session.ts';
import { SignInProblem } from './problem-words.ts';
import { pause } from './two-attempts.ts';

/**
 * Checks that the session which a right code started holds in this browser, in two attempts. Without any answer the
 * person whom the code proved is believed; a refusal means that the browser keeps no cookies.
 */
export async function confirmSession(proved: CurrentUser | undefined): Promise<CurrentUser> {
  let outcome = await askWhoIsHere();
  if (outcome === 'unanswered') {
    await pause();
    outcome = await askWhoIsHere();
  }
  if (typeof outcome === 'object') return outcome;
  if (!proved) throw new SignInProblem('loginFormat');
  if (outcome === 'refused') throw new SignInProblem('cookies');
  return proved;
}
