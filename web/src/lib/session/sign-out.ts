import { plainApi } from '../api/client.ts';
import { wasLost } from '../api/failures.ts';
import { onceLater } from '../once-later.ts';
import { readStored, writeStored } from '../storage.ts';
import { signOutKey as key } from './user-key.ts';

let underWay: Promise<boolean> | undefined;
let callOff = () => {};

/**
 * Ends the session on the server, and answers whether that was answered. Without an answer it is remembered, and tried again when
 * the network is back.
 */
export function endSession(): Promise<boolean> {
  writeStored('local', key, 'pending');
  return tellServer();
}

/** Tries a sign-out again that was never answered. Called when a page starts. */
export function endPendingSession(): void {
  if (readStored('local', key) !== null) void tellServer();
}

function tellServer(): Promise<boolean> {
  underWay ??= plainApi.accounts.logout
    .mutate(undefined, { context: { keepalive: true } })
    .then(
      () => true,
      (thrown: unknown) => !wasLost(thrown),
    )
    .then((isAnswered) => {
      if (isAnswered) forgetSignOut();
      else callOff = onceLater(() => void tellServer());
      return isAnswered;
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/** Somebody has signed in since: theirs is a new session, and not the one that was to end. */
export function forgetSignOut(): void {
  callOff();
  writeStored('local', key, null);
}

/** Ends when no sign-out is under way: its answer takes the cookies away, also those that came in between. */
export async function afterSignOut(): Promise<void> {
  await underWay;
}
