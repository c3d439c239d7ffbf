import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pathTo, type ScreenName } from '../lib/paths.ts';
import { forgetLedToSignOut, isLedToSignOut } from '../lib/session/led-to-sign-out.ts';
import { signOut } from '../lib/session/session.ts';
import { currentSession } from '../lib/session/session-store.ts';

/**
 * One address signs out: at once, whatever becomes of its screen's file, and shows the home page in its place. Whom another site led
 * there is asked first.
 */
export function useSignOutAddress(name: ScreenName) {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (name !== 'logout') return forgetLedToSignOut();
    if (currentSession().user && isLedToSignOut()) return;
    signOut();
    navigate(pathTo('home'), { replace: true });
  }, [name, navigate]);
}
