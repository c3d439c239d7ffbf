import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { navigate } from 'wouter/use-browser-location';
import { callApi, type Transport, wrapTransport } from '../api/transport.ts';
import type { NavigationState } from '../navigation-state.ts';
import { pageAt, pathTo } from '../paths.ts';
import { freshAddress } from './fresh-address.ts';
import { currentSession, dropUser, keepUser, trustUser } from './session-store.ts';
import { type Renewal, withSession } from './session-transport.ts';

// Every page asks who is here, and most need nothing else: three bare calls instead of the whole API client.
const address = (call: 'me' | 'refresh' | 'logout') => `/api/trpc/accounts.${call}`;
const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

let plainTransport: Transport = fetch;

/** Makes every call of this page renew the session when it has run out. To be called before the first one. */
export function startSession() {
  wrapTransport((plain) => {
    plainTransport = plain;
    const fresh: Transport = (input, init) =>
      plain(typeof input === 'string' && !isWrite(init) ? freshAddress(input, Date.now()) : input, init);
    return withSession(fresh, {
      knowsUser: () => currentSession().user !== null,
      renew,
      renewed: keepUser,
      lost: loseSession,
    });
  });
}

const isWrite = (init: RequestInit | undefined) => init?.method !== undefined && init.method !== 'GET';

async function renew(): Promise<Renewal> {
  try {
    return await readUserOf(await plainTransport(address('refresh'), post));
  } catch {
    return 'unanswered';
  }
}

async function readUserOf(answer: Response): Promise<Renewal> {
  if (answer.status === 401) return 'refused';
  if (!answer.ok) return 'unanswered';
  const body = (await answer.json()) as { result: { data: { user: CurrentUser } } };
  return body.result.data.user;
}

/** Asks the server who is signed in. */
export async function askWhoIsHere(): Promise<Renewal> {
  try {
    return await readUserOf(await callApi(address('me')));
  } catch {
    return 'unanswered';
  }
}

/**
 * The check at start. Without a remembered person there is nothing to ask. When the network is down the remembered
 * person stays, so that what works offline still works, and the check follows once it is back.
 */
export async function checkSession() {
  if (!currentSession().user) return;
  const outcome = await askWhoIsHere();
  if (!currentSession().user) return;
  if (outcome === 'refused') return dropUser();
  if (outcome !== 'unanswered') return keepUser(outcome);
  trustUser();
  addEventListener('online', () => void checkSession(), { once: true });
}

function loseSession() {
  const starting = currentSession().status === 'checking';
  dropUser();
  const page = pageAt(location.pathname);
  if (starting || page === 'login' || page === 'register') return;
  const arrival: NavigationState = {
    message: 'accessPage',
    redirectAfter: location.pathname + location.search,
  };
  navigate(pathTo('login'), { state: arrival, replace: true });
}

/** Leaves: this browser forgets at once, whatever becomes of the call that ends the session on the server. */
export function signOut() {
  dropUser();
  plainTransport(address('logout'), { ...post, keepalive: true }).catch(() => {});
}
