import { unansweredCall } from '../api/api-error.ts';
import { plainApi } from '../api/client.ts';
import { onceLater } from '../once-later.ts';
import { writeStored } from '../storage.ts';
import { afterOtherTabs, besideOtherTabs } from '../tab-locks.ts';
import {
  hasLeft,
  hearSignOut,
  isSignOutUnheard,
  signOutKey as key,
  lastSignOut,
  over,
  unheard,
} from './sign-out-mark.ts';

let underWay: Promise<boolean> | undefined;
let callOff = () => {};
/** Whether storage keeps, for all tabs, that the server was not heard. */
let isKept = true;

/**
 * Ends the session on the server, and answers whether that is done. Until it is that is remembered, and tried again after a while: also
 * where somebody on the way answers in place of the server. What stays is when it was done.
 */
export function endSession(): Promise<boolean> {
  writeStored('local', key, unheard);
  isKept = isSignOutUnheard();
  return tellServer();
}

/** Tries a sign-out again that was never answered. Called when a page starts. */
export function endPendingSession(): void {
  if (!isSignOutUnheard()) return;
  isKept = true;
  void tellServer();
}

function tellServer(): Promise<boolean> {
  underWay ??= afterOtherTabs(key, askToEnd)
    .catch(() => false)
    .then((isAnswered) => {
      callOff();
      if (!isAnswered) callOff = onceLater(() => void tellServer());
      return isAnswered;
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

async function askToEnd(): Promise<boolean> {
  // Another tab was answered, or somebody signed in there.
  if (isKept && !isSignOutUnheard()) return true;
  return hearSignOut(await plainApi.accounts.logout.mutate(undefined, { context: { keepalive: true } }));
}

/** Somebody has signed in since: theirs is a new session, and not the one that was to end. */
export function forgetSignOut(): void {
  callOff();
  if (hasLeft()) writeStored('local', key, `${lastSignOut() || Date.now()}${over}`);
}

/**
 * Makes a call whose answer may bring cookies: beside no sign-out, in any tab, whose answer takes them away, also those that came in
 * between, and which would end what has just begun.
 */
export async function besideNoSignOut<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  await underWay;
  return besideOtherTabs(key, call).catch((thrown: unknown) => {
    throw thrown instanceof DOMException ? unansweredCall(thrown) : thrown;
  });
}
