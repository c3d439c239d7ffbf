import type { ScreenName } from '../lib/paths.ts';
import type { Session } from '../lib/session/session-context.ts';
import { recordOf } from './routes.ts';

/** Where a visitor is sent who opens a page; undefined when everybody may open it. */
export function signInPage(name: ScreenName): 'login' | 'register' | undefined {
  const record = recordOf(name);
  return record.access === 'signed-in' ? record.signInPage : undefined;
}

/** The screen that somebody gets to see at a page, as far as it is known who they are. */
export function screenFor(name: ScreenName, session: Session): ScreenName {
  return (session.status === 'signed-out' && signInPage(name)) || name;
}
