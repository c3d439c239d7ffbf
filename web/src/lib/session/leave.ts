import { navigate } from 'wouter/use-browser-location';
import { pageAt, pathTo } from '../paths.ts';
import { signOut } from './session.ts';
import { currentSession } from './session-store.ts';

/** So long the server may take to hear of it. */
const patienceMilliseconds = 3000;

/**
 * Signs out, and shows the home page in place of this one: in a new document, whose memory never knew anybody, as soon as there is a
 * network to bring it. `onAlone` is told where there is none.
 */
export async function leave(onAlone: () => void): Promise<void> {
  const wasAnybodyHere = currentSession().user !== null;
  const patience = new Promise<false>((over) => setTimeout(() => over(false), patienceMilliseconds));
  const isHeard = signOut();
  const isNetworkHere = wasAnybodyHere && navigator.onLine && (await Promise.race([isHeard, patience]));
  // They may have gone on meanwhile.
  if (pageAt(location.pathname) !== 'logout') return;
  if (isNetworkHere) return location.replace(pathTo('home'));
  navigate(pathTo('home'), { replace: true });
  if (wasAnybodyHere) onAlone();
}
