import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keepUser } from './session-store.ts';
import { forgetSignOut } from './sign-out.ts';

type SignedIn = (user: CurrentUser) => void;

const watchers = new Set<SignedIn>();

/** Somebody has just proved who they are. */
export function signIn(user: CurrentUser) {
  forgetSignOut();
  keepUser(user);
  for (const signedIn of watchers) signedIn(user);
}

/** Calls whenever somebody signs in on this page; answers how to stop. */
export function onSignIn(signedIn: SignedIn): () => void {
  watchers.add(signedIn);
  return () => watchers.delete(signedIn);
}
