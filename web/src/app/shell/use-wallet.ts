import { useEffect } from 'react';
import { firstWait, onceLater } from '../../lib/once-later.ts';
import { forgetOwnPhone } from '../../lib/own-phone.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { eraseDatabase, readStored } from '../../lib/storage.ts';

/** Where somebody said that this is their phone, it keeps whom they know; elsewhere nothing of it is left. */
export function useWallet() {
  const session = useSession();
  const { _id: userId, email } = (session.status === 'signed-in' && session.user) || {};
  useEffect(() => {
    if (!userId) return undefined;
    if (readStored('local', 'this-phone') === null) {
      void forgetOwnPhone();
      eraseDatabase('wallet');
      return undefined;
    }
    let isOver = false;
    let callOff = () => {};
    let wait = firstWait;
    const start = () => {
      import('../../lib/wallet/wallet.ts')
        .then((file) => isOver || file.startWallet(userId, email))
        .catch(() => {
          if (!isOver) callOff = onceLater(start, wait);
          // A file that is gone since a deployment comes no more to this page.
          wait *= 2;
        });
    };
    start();
    return () => {
      isOver = true;
      callOff();
    };
  }, [userId, email]);
}
