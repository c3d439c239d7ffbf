import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { pause } from '../../lib/api/retry-once.ts';
import { askWhoIsHere } from '../../lib/session/session.ts';
import { SignInProblem } from './error-messages.ts';

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
