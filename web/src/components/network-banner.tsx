import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isHealthy } from '../lib/plain-requests.ts';
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

const everyMilliseconds = 60_000;

/** Shown while our server does not answer although the device has a network, which every page tells by itself. */
export function HealthBanner() {
  const isOnline = useOnline();
  const issue = useHealthIssue();
  return isOnline && <NetworkBanner issue={issue} />;
}

/** True while our server does not answer although the device has a network. Asks only while the page is looked at. */
function useHealthIssue(): boolean {
  const [issue, setIssue] = useState(false);
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      if (document.hidden || !navigator.onLine) return;
      const isWell = await isHealthy();
      if (!isGone) setIssue(!isWell);
    };
    void check();
    const timer = setInterval(() => void check(), everyMilliseconds);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return issue;
}
