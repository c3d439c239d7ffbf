import { plainApi } from '../api/client.ts';
import { wasLost } from '../api/failures.ts';
import { onceLater } from '../once-later.ts';
import { readStored, writeStored } from '../storage.ts';
import { afterOtherTabs } from '../tab-locks.ts';
import { signOutKey as key } from './user-key.ts';

let underWay: Promise<boolean> | undefined;
let callOff = () => {};
/** Whether storage keeps, for all tabs, that the server was not heard. */
let isKept = true;
const isPending = () => readStored('local', key) !== null;

/**
 * Ends the session on the server, and answers whether that was answered. Without an answer it is remembered, and tried again when
 * the network is back.
 */
export function endSession(): Promise<boolean> {
  writeStored('local', key, 'pending');
  isKept = isPending();
  return tellServer();
}

/** Tries a sign-out again that was never answered. Called when a page starts. */
export function endPendingSession(): void {
  if (!isPending()) return;
  isKept = true;
  void tellServer();
}

function tellServer(): Promise<boolean> {
  underWay ??= afterOtherTabs(key, askToEnd)
    .then((isAnswered) => {
      callOff();
      if (isAnswered) forgetSignOut();
      else callOff = onceLater(() => void tellServer());
      return isAnswered;
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

async function askToEnd(): Promise<boolean> {
  // Another tab was answered, or somebody signed in there.
  if (isKept && !isPending()) return true;
  return plainApi.accounts.logout.mutate(undefined, { context: { keepalive: true } }).then(
    () => true,
    (thrown: unknown) => !wasLost(thrown),
  );
}

/** Somebody has signed in since: theirs is a new session, and not the one that was to end. */
export function forgetSignOut(): void {
  callOff();
  writeStored('local', key, null);
}

/** Ends when no sign-out is under way, in any tab: its answer takes the cookies away, also those that came in between. */
export async function afterSignOut(): Promise<void> {
  await underWay;
  await afterOtherTabs(key, async () => {});
}
