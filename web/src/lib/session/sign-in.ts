import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { forgetLeftBehind } from '../personal-caches.ts';
import { currentSession, keepUser } from './session-store.ts';
import { forgetSignOut } from './sign-out.ts';

type SignedIn = (user: CurrentUser) => void;

let tell: SignedIn | undefined;
let signedIn: CurrentUser | undefined;

/** Somebody has just proved who they are. */
export function signIn(user: CurrentUser) {
  forgetSignOut();
  if (!currentSession().user) forgetLeftBehind();
  keepUser(user);
  signedIn = user;
  tell?.(user);
}

/** Calls whenever somebody signs in on this page, and at once for who did so before this was called. */
export function onSignIn(call: SignedIn) {
  tell = call;
  if (signedIn) call(signedIn);
}
