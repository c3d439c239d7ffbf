import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { navigate } from 'wouter/use-browser-location';
import { ApiError } from '../api/api-error.ts';
import { api, plainApi, wrapCalls } from '../api/client.ts';
import { wasLost } from '../api/failures.ts';
import type { SendCall } from '../api/send-call.ts';
import { askedWait, waitAfter } from '../api/wait-after.ts';
import type { NavigationState } from '../navigation-state.ts';
import { firstWait, onceLater } from '../once-later.ts';
import { pageAt, pathTo } from '../paths.ts';
import { purgePersonalCaches } from '../personal-caches.ts';
import { currentSession, dropUser, hearUser, trustUser, whoIsHere } from './session-store.ts';
import { type Renewal, withSession } from './session-transport.ts';
import { besideNoSignOut, endPendingSession, endSession } from './sign-out.ts';
import { mendSignOutTime, rememberSignOut } from './sign-out-mark.ts';

/** Makes every call of this page renew the session when it has run out. To be called before the first one. */
export function startSession() {
  mendSignOutTime();
  wrapCalls((plain) =>
    withSession(writesBesideNoSignOut(plain), {
      whoIsHere,
      renew: () => outcomeOf(besideNoSignOut(() => plainApi.accounts.refresh.mutate())),
      renewed: hearUser,
      lost: loseSession,
    }),
  );
}

/** A sign-in is such a call, too. What is sent as the page is left brings no cookies, and the page may be gone before a lock is granted. */
const writesBesideNoSignOut =
  (plain: SendCall): SendCall =>
  (call) =>
    call.method === 'POST' && !call.keepalive ? besideNoSignOut(() => plain(call)) : plain(call);

/** Throws what the call did where that says nothing of the session. */
async function outcomeOf(answer: Promise<{ user: CurrentUser }>): Promise<Renewal> {
  try {
    return (await answer).user;
  } catch (thrown) {
    // A captive portal may say so, too: only our own server knows who is signed out.
    const isOurs = thrown instanceof ApiError && !wasLost(thrown);
    if (isOurs && thrown.details.status === 401) return 'refused';
    throw thrown;
  }
}

/** Asks the server who is signed in. */
export function askWhoIsHere(): Promise<Renewal | 'unanswered'> {
  return outcomeOf(api.accounts.me.query()).catch(() => 'unanswered');
}

/** So long a remembered person waits for the server before the page goes on with them. */
const patienceMilliseconds = 4000;

/**
 * The check at start. Without a remembered person there is nothing to ask. When the network is down, or silent, the remembered
 * person stays, so that what works offline still works, and the check follows once it is back: rarer after each of the `failures` in a row.
 */
export async function checkSession(failures = 0) {
  const remembered = whoIsHere();
  if (!remembered) return endPendingSession();
  if (navigator.onLine === false) return trustMeanwhile(failures);
  const patience = setTimeout(trustUser, patienceMilliseconds);
  let unanswered: unknown;
  const outcome = await outcomeOf(api.accounts.me.query()).catch((thrown: unknown) => {
    unanswered = thrown;
  });
  clearTimeout(patience);
  // Somebody else may be here by now: the answer is none of theirs.
  if (whoIsHere() !== remembered) return;
  if (outcome === 'refused') return dropUser({ ended: true });
  if (outcome) return hearUser(outcome);
  trustMeanwhile(failures + 1, unanswered);
}

let callOff = () => {};

/** Whoever asks for a check, one follows. */
function trustMeanwhile(failures: number, reason?: unknown) {
  trustUser();
  callOff();
  const check = () => void checkSession(failures);
  callOff = onceLater(check, waitAfter(failures, reason, firstWait), askedWait(reason));
}

function loseSession() {
  const starting = currentSession().status === 'checking';
  const onlyFor = whoIsHere();
  dropUser({ ended: true });
  if (starting || /^(login|register|sign-in-link)$/.test(pageAt(location.pathname) ?? '')) return;
  const state: NavigationState = {
    message: 'signedOut',
    redirectAfter: location.pathname + location.search,
    onlyFor,
  };
  navigate(pathTo('login'), { state, replace: true });
}

/**
 * Leaves: this browser forgets at once, whatever becomes of the call that ends the session on the server. Answers whether that was
 * answered.
 */
export function signOut(): Promise<boolean> {
  // Before the other tabs hear that nobody is here any more, so that they know why.
  const ended = endSession();
  forget();
  return ended;
}

/** Leaves where the server has ended the session already, as with the account. */
export function leaveEnded() {
  rememberSignOut();
  forget();
}

function forget() {
  dropUser();
  // Whom nobody remembers any more may have left something, too.
  purgePersonalCaches();
}
