import { readStored } from '../storage.ts';

/** Where this browser keeps that somebody signed out here: `unheard` until the server has said so, then when it did, in milliseconds. */
export const signOutKey = 'sign-out';

export const unheard = 'pending';

/** Whether somebody signed out here without an answer: whom the server says is here may be them, and is not let in by that. */
export const isSignOutUnheard = () => readStored('local', signOutKey) === unheard;

/** Whether somebody signed out here, and nobody signed in since. */
export const hasLeft = () => readStored('local', signOutKey) !== null;

/** Whether the document of this page was asked for before somebody signed out here: whom it was made for has left. */
export const isDocumentOutdated = () =>
  isSignOutUnheard() || Number(readStored('local', signOutKey)) > performance.timeOrigin;
