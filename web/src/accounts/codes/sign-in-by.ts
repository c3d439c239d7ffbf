import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { wasLost } from '../../lib/api/failures.ts';
import { pause } from '../../lib/api/retry-once.ts';
import { askWhoSignedIn } from '../../lib/session/session.ts';
import { mayHaveWorked } from './may-have-worked.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** `told`: the call itself said who signed in. */
export type SignedIn = { user: CurrentUser; told: boolean };

/** Whether somebody here is who wanted to sign in; `unheard`: nobody answered an earlier try, which may have worked. */
type Wanted = { isThem: (user: CurrentUser) => boolean; unheard?: boolean };

/** Whoever has this address, as it was typed. */
export const hasEmail =
  (typed: string) =>
  (user: CurrentUser): boolean =>
    user.email === typed.trim().toLowerCase();

/**
 * Signs in by a call that starts a session. When its answer was lost the cookies may be here all the same: the server
 * is asked who is here, so that no second guess of a code is spent. Throws what the call threw unless it is who wanted
 * to; a code that is refused after a try that nobody answered counts as lost, too.
 */
export async function signInBy(
  { isThem, unheard = false }: Wanted,
  call: () => Promise<{ user: CurrentUser }>,
): Promise<SignedIn> {
  const { user, lost } = await answerOf(call, unheard);
  if (user) {
    if (!navigator.cookieEnabled) throw new SignInProblem('cookies');
    return { user, told: true };
  }
  const here = await whoIsHere();
  if (typeof here === 'object' && isThem(here)) return { user: here, told: false };
  // What was refused may still have worked before.
  if (here === 'unanswered' && !wasLost(lost)) throw new ApiError('network');
  throw lost ?? new SignInProblem('loginFormat');
}

async function answerOf(
  call: () => Promise<{ user?: CurrentUser }>,
  unheard: boolean,
): Promise<{ user?: CurrentUser; lost?: unknown }> {
  try {
    return { user: (await call()).user };
  } catch (thrown) {
    if (!mayHaveWorked(thrown, unheard)) throw thrown;
    return { lost: thrown };
  }
}

async function whoIsHere() {
  await pause();
  const outcome = await askWhoSignedIn();
  if (outcome !== 'unanswered') return outcome;
  await pause();
  return askWhoSignedIn();
}
