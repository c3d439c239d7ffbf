import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { OfflineIcon } from './icons.tsx';
import styles from './network-banner.module.css';

/**
 * Shown while the device has no network or, with `issue`, while our server does not answer. The live region is always
 * there, so that its text is read out when it appears.
 */
export function NetworkBanner({ issue = false }: { issue?: boolean }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status">
      {(!isOnline || issue) && (
        <p className={classNames('row gap-3', styles.strip)}>
          <OfflineIcon size={20} />
          <span>
            <strong className={styles.fact}>{t(isOnline ? 'network.issue' : 'network.offline')}</strong>{' '}
            {t('network.offlineAdvice')}
          </span>
        </p>
      )}
    </div>
  );
}

/** Whether the device has a network, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function watchNetwork(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
