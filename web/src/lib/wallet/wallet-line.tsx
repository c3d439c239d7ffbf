import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../../ui/icons.tsx';
import { queryClient } from '../api/query-client.ts';
import { ageText } from './age-text.ts';
import { patienceMilliseconds, rememberedOnScreen } from './remembered.ts';
import { useWalletWords } from './use-wallet-words.ts';
import styles from './wallet-line.module.css';
import { fillWalletSlot } from './wallet-slot.tsx';

const looksAgainAfter = 30_000;

/** Says how old what is on the screen is, where it was kept on the phone, and what can be done with it. */
function WalletLine() {
  const { t } = useTranslation('wallet');
  const isWorded = useWalletWords() === 'ready';
  const remembered = useRemembered();
  return (
    <div role="status" className={styles.region}>
      {remembered && isWorded && (
        <p className={styles.line}>
          <OfflineIcon size={20} />
          <span>
            <strong>
              {t('kept')} · {ageText(t, remembered.at)}
            </strong>{' '}
            {t(remembered.isFound ? 'foundHere' : 'advice')}
          </span>
        </p>
      )}
    </div>
  );
}

function useRemembered() {
  const [remembered, setRemembered] = useState(() => rememberedOnScreen(queryClient));
  useEffect(() => {
    const look = () => setRemembered(rememberedOnScreen(queryClient));
    let late: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      // What is drawn at this moment may not be changed by it.
      queueMicrotask(look);
      clearTimeout(late);
      late = setTimeout(look, patienceMilliseconds);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(lookSoon);
    const timer = setInterval(look, looksAgainAfter);
    look();
    return () => {
      unsubscribe();
      clearInterval(timer);
      clearTimeout(late);
    };
  }, []);
  return remembered;
}

export const showWalletLine = () => fillWalletSlot(WalletLine);
