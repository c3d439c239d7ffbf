import { type PageName, routeOf } from '../lib/paths.ts';
import type { Session } from '../lib/session/session-context.ts';
import type { ScreenName } from './screens.ts';

export function needsSignIn(name: ScreenName): name is PageName {
  return name !== 'not-found' && routeOf(name).access === 'signed-in';
}

/** Where a visitor is sent who opens a page for signed-in people: who wants contacts is most likely new here. */
export function signInPage(name: PageName): 'login' | 'register' {
  return name === 'find-contact' ? 'register' : 'login';
}

/** The screen that somebody gets to see at a page, as far as it is known who they are. */
export function screenFor(name: ScreenName, session: Session): ScreenName {
  return needsSignIn(name) && session.status === 'signed-out' ? signInPage(name) : name;
}
