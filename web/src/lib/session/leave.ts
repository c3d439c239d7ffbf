import { navigate } from 'wouter/use-browser-location';
import { pageAt, pathTo } from '../paths.ts';
import { signOut } from './session.ts';
import { currentSession } from './session-store.ts';

/** So long the server may take to answer. */
const patienceMilliseconds = 3000;

let unsent = () => 0;

/** How many changes wait to be told; they go with whoever leaves. */
export function countUnsentBy(count: () => number) {
  unsent = count;
}

let leaving: Promise<void> | undefined;

/**
 * Signs out, and shows the home page in place of this one: in a new document, whose memory never knew anybody, where the server
 * answers soon; else in this one, and `onAlone` is told how many changes were not sent.
 */
export function leave(onAlone: (lost: number) => void): Promise<void> {
  leaving ??= signOutAndGo(onAlone).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function signOutAndGo(onAlone: (lost: number) => void): Promise<void> {
  const wasAnybodyHere = currentSession().user !== null;
  const lost = unsent();
  const patience = new Promise<false>((over) => setTimeout(() => over(false), patienceMilliseconds));
  const isAnswered = signOut();
  const isNetworkHere = wasAnybodyHere && navigator.onLine && (await Promise.race([isAnswered, patience]));
  // They may have gone on meanwhile.
  if (pageAt(location.pathname) !== 'logout') return;
  if (isNetworkHere) return location.replace(pathTo('home'));
  navigate(pathTo('home'), { replace: true });
  if (wasAnybodyHere) onAlone(lost);
}
