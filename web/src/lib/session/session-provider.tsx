import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { checkSession } from './session.ts';
import { SessionContext } from './session-context.ts';
import { currentSession, followOtherTabs, subscribeSession, unknownSession } from './session-store.ts';

/** Tells everything inside it who is here, from the moment that this browser was asked. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, currentSession, () => unknownSession);
  useEffect(() => {
    void checkSession();
    return followOtherTabs();
  }, []);
  return <SessionContext value={session}>{children}</SessionContext>;
}
