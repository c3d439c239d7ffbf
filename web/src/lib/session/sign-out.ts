import { plainApi } from '../api/client.ts';
import { wasLost } from '../api/failures.ts';
import { readStored, writeStored } from '../storage.ts';
import { signOutKey as key } from './user-key.ts';

let underWay: Promise<void> | undefined;

/**
 * Ends the session on the server, and answers whether that has heard of it. Without an answer it is remembered, and tried again when
 * the network is back.
 */
export async function endSession(): Promise<boolean> {
  writeStored('local', key, 'pending');
  endPendingSession();
  await underWay;
  return readStored('local', key) === null;
}

const triesAgainAfter = 20_000;

/** Tries a sign-out again that was never answered. Called when a page starts, when the network comes back, and after a while. */
export function endPendingSession(): void {
  if (readStored('local', key) === null) return;
  underWay ??= plainApi.accounts.logout
    .mutate(undefined, { context: { keepalive: true } })
    .then(forgetSignOut, (thrown: unknown) => (wasLost(thrown) ? tryAgainLater() : forgetSignOut()))
    .finally(() => {
      underWay = undefined;
    });
}

function tryAgainLater(): void {
  addEventListener('online', endPendingSession, { once: true });
  setTimeout(endPendingSession, triesAgainAfter);
}

/** Somebody has signed in since: theirs is a new session, and not the one that was to end. */
export function forgetSignOut(): void {
  writeStored('local', key, null);
}

/** Ends when no sign-out is under way: its answer takes the cookies away, also those that came in between. */
export async function afterSignOut(): Promise<void> {
  await underWay;
}
