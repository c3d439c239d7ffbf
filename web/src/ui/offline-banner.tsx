import { useTranslation } from 'react-i18next';
import { OfflineIcon } from './icons.tsx';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online.ts';

/**
 * Shown while the device has no network or, with `issue`, while our server does not answer. The live region is always
 * rendered, so that its text is read out when it appears.
 */
export function OfflineBanner({ issue = false }: { issue?: boolean }) {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status" className={styles.region}>
      {(!online || issue) && (
        <p className={styles.strip}>
          <OfflineIcon size={20} />
          <span>
            <strong className={styles.fact}>{t(online ? 'network.issue' : 'network.offline')}</strong>{' '}
            {t('network.offlineAdvice')}
          </span>
        </p>
      )}
    </div>
  );
}
