import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { hideToast } from '../../ui/toast.tsx';
import { onPurge } from '../personal-caches.ts';
import { checkSession } from './session.ts';
import { SessionContext } from './session-context.ts';
import {
  currentSession,
  followOtherTabs,
  personsReplaced,
  subscribeSession,
  unknownSession,
} from './session-store.ts';

// It may name somebody, and its undo would be done by whoever is here then.
onPurge(hideToast);

/**
 * Tells everything inside it who is here, from the moment that this browser was asked. For another person all of it begins
 * anew: a screen that went on would show them what it still holds of the one before.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, currentSession, () => unknownSession);
  useEffect(() => {
    // The document may have said who is here.
    const known = currentSession();
    if (known.status !== 'signed-in' || known.trusted) void checkSession();
    return followOtherTabs();
  }, []);
  return (
    <SessionContext key={personsReplaced()} value={session}>
      {children}
    </SessionContext>
  );
}
