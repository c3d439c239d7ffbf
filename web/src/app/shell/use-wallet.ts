import { useEffect } from 'react';
import { forgetOwnPhone } from '../../lib/own-phone.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { eraseDatabase, readStored } from '../../lib/storage.ts';

/** Where somebody said that this is their phone, it keeps whom they know; elsewhere nothing of it is left. */
export function useWallet() {
  const session = useSession();
  const { _id: userId, email } = (session.status === 'signed-in' && session.user) || {};
  useEffect(() => {
    if (!userId) return;
    if (readStored('local', 'this-phone') === null) {
      void forgetOwnPhone();
      return eraseDatabase('wallet');
    }
    import('../../lib/wallet/wallet.ts').then((file) => file.startWallet(userId, email)).catch(() => {});
  }, [userId, email]);
}
