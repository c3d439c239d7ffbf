import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../lib/paths.ts';
import { leave } from '../lib/session/leave.ts';
import { forgetLedToSignOut, isLedToSignOut } from '../lib/session/led-to-sign-out.ts';
import { currentSession } from '../lib/session/session-store.ts';
import { showToast } from '../ui/toast.tsx';

/**
 * One address signs out: at once, whatever becomes of its screen's file, and shows the home page in its place. Whom another site led
 * there is asked first.
 */
export function useSignOutAddress(name: ScreenName) {
  const { t } = useTranslation();
  const say = useEffectEvent(() => showToast({ text: t('network.signedOut') }));
  useEffect(() => {
    if (name !== 'logout') return forgetLedToSignOut();
    if (currentSession().user && isLedToSignOut()) return;
    // The home page may not be on this phone: then nothing else says what became of this.
    void leave(say);
  }, [name]);
}
