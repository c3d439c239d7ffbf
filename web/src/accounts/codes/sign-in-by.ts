import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { wasLost } from '../../lib/api/failures.ts';
import { pause } from '../../lib/api/retry-once.ts';
import { askWhoIsHere } from '../../lib/session/session.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** `told`: the call itself said who signed in. */
export type SignedIn = { user: CurrentUser; told: boolean };

/**
 * Signs in by a call that starts a session. When its answer was lost the cookies may be here all the same: the server
 * is asked who is here, so that no second guess of a code is spent. Throws what the call threw unless it is the person
 * with this address.
 */
export async function signInBy(
  email: string | undefined,
  call: () => Promise<{ user: CurrentUser }>,
): Promise<SignedIn> {
  const { user, lost } = await answerOf(call);
  if (user) {
    if (!navigator.cookieEnabled) throw new SignInProblem('cookies');
    return { user, told: true };
  }
  const here = await whoIsHere();
  if (!here || here.email !== email) throw lost ?? new SignInProblem('loginFormat');
  return { user: here, told: false };
}

async function answerOf(
  call: () => Promise<{ user?: CurrentUser }>,
): Promise<{ user?: CurrentUser; lost?: unknown }> {
  try {
    return { user: (await call()).user };
  } catch (thrown) {
    if (!wasLost(thrown)) throw thrown;
    return { lost: thrown };
  }
}

async function whoIsHere(): Promise<CurrentUser | undefined> {
  await pause();
  let outcome = await askWhoIsHere();
  if (outcome === 'unanswered') {
    await pause();
    outcome = await askWhoIsHere();
  }
  return typeof outcome === 'object' ? outcome : undefined;
}
