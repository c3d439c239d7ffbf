import { readStored, writeStored } from '../storage.ts';

/**
 * Where this browser keeps that somebody signed out here: `unheard` until the server has said so, then when it did, in milliseconds,
 * and after it `over` once somebody has signed in again.
 */
export const signOutKey = 'sign-out';

export const unheard = 'pending';

export const over = ' over';

const mark = () => readStored('local', signOutKey) ?? '';

/** The server has ended the session. */
export const rememberSignOut = () => writeStored('local', signOutKey, String(Date.now()));

/** Whether the server has ended the session, by its answer: somebody on the way answers something else. Where it has, that is remembered. */
export function hearSignOut({ loggedOut }: { loggedOut?: boolean }): boolean {
  if (!loggedOut) return false;
  rememberSignOut();
  return true;
}

/** Whether somebody signed out here without an answer: whom the server says is here may be them, and is not let in by that. */
export const isSignOutUnheard = () => mark() === unheard;

/** Whether somebody signed out here, and nobody signed in since: the mark is one word. */
export const hasLeft = () => /^\S+$/.test(mark());

/** When somebody signed out here last, in milliseconds; 0 where nobody did, or by a clock that was set back since somebody signed in. */
export function lastSignOut(): number {
  const time = Number.parseFloat(mark());
  return time <= Date.now() || (time && hasLeft()) ? time : 0;
}

/** Who left by a clock that was ahead has left by now: all that is typed until that time would be forgotten with them. */
export function mendSignOutTime() {
  if (lastSignOut() > Date.now()) rememberSignOut();
}

/** Whether the document of this page was asked for before somebody signed out here: whom it was made for has left. */
export const isDocumentOutdated = () => isSignOutUnheard() || lastSignOut() > performance.timeOrigin;
