import { useEffect } from 'react';
import type { ScreenName } from '../lib/paths.ts';
import { leave } from '../lib/session/leave.ts';
import { forgetLedToSignOut, isLedToSignOut } from '../lib/session/led-to-sign-out.ts';
import { currentSession } from '../lib/session/session-store.ts';

/**
 * One address signs out: at once, whatever becomes of its screen's file, and shows the home page in its place. Whom another site led
 * there is asked first.
 */
export function useSignOutAddress(name: ScreenName) {
  useEffect(() => {
    if (name !== 'logout') return forgetLedToSignOut();
    if (currentSession().user && isLedToSignOut()) return;
    void leave();
  }, [name]);
}
