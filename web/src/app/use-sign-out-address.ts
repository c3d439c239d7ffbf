import { useEffect, useEffectEvent } from 'react';
import type { ScreenName } from '../lib/paths.ts';
import { forgetLedToSignOut, isLedToSignOut } from '../lib/session/led-to-sign-out.ts';
import { useLeave } from '../lib/session/use-leave.ts';

/**
 * One address signs out: at once, whatever becomes of its screen's file, and shows the home page in its place. Whom another site led
 * there is asked first.
 */
export function useSignOutAddress(name: ScreenName) {
  const leave = useEffectEvent(useLeave());
  useEffect(() => {
    if (name !== 'logout') forgetLedToSignOut();
    else if (!isLedToSignOut()) leave();
  }, [name]);
}
