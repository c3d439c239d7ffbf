import { useEffect } from 'react';
import { forgetOwnPhone, isSomebodysPhone } from '../../lib/own-phone.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { eraseDatabase } from '../../lib/storage.ts';
import { untilDone } from '../../lib/until-done.ts';

/** Where somebody said that this is their phone, it keeps whom they know; elsewhere nothing of it is left. */
export function useWallet() {
  const session = useSession();
  const { _id: userId, email } = (session.status === 'signed-in' && session.user) || {};
  useEffect(() => {
    if (!userId) return undefined;
    if (!isSomebodysPhone()) {
      void forgetOwnPhone();
      eraseDatabase('wallet');
      return undefined;
    }
    const start = (isOver: () => boolean) =>
      import('../../lib/wallet/wallet.ts').then((file) => isOver() || file.startWallet(userId, email));
    return untilDone(start);
  }, [userId, email]);
}
