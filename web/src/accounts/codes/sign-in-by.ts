import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { pause } from '../../lib/api/retry-once.ts';
import { askWhoIsHere } from '../../lib/session/session.ts';
import { isSignOutUnheard } from '../../lib/session/sign-out-mark.ts';
import { mayHaveWorked } from './may-have-worked.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** `told`: the call itself said who signed in. */
export type SignedIn = { user: CurrentUser; told: boolean };

/**
 * Signs in by a call that starts a session. When its answer was lost the cookies may be here all the same: the server
 * is asked who is here, so that no second guess of a code is spent. Throws what the call threw unless it is who wanted
 * to, by `isThem`. `unheard`: nobody answered an earlier try, so that a code which is refused may have worked. Where a
 * sign-out was not answered only the call itself is believed.
 */
export async function signInBy(
  isThem: (user: CurrentUser) => boolean,
  call: () => Promise<{ user?: CurrentUser }>,
  unheard = false,
): Promise<SignedIn> {
  let lost: unknown = new SignInProblem('loginFormat');
  try {
    const { user } = await call();
    if (user && !navigator.cookieEnabled) throw new SignInProblem('cookies');
    if (user) return { user, told: true };
  } catch (thrown) {
    if (!mayHaveWorked(thrown, unheard)) throw thrown;
    lost = thrown;
  }
  // Where a sign-out was not answered, who is here may be whoever left.
  if (isSignOutUnheard()) throw lost;
  let here: Awaited<ReturnType<typeof askWhoIsHere>> = 'unanswered';
  for (let tries = 0; here === 'unanswered' && tries < 2; tries += 1) {
    await pause();
    here = await askWhoIsHere();
  }
  if (typeof here === 'object' && isThem(here)) return { user: here, told: false };
  // What was refused may still have worked before.
  throw here === 'unanswered' && codeOf(lost) === 'invalid_code' ? new ApiError('network') : lost;
}
