import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { OfflineIcon } from '../../ui/icons.tsx';
import live from '../../ui/status-message.module.css';
import { useOnline } from '../../ui/use-online.ts';

/** What the network keeps us from knowing. */
export function Connection({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation('payment');
  const isOnline = useOnline();
  return (
    <div role="status" className={live.region}>
      {!isOnline && (
        <Alert kind="warn" start={<OfflineIcon size={20} />}>
          {t('waiting.offline')}
        </Alert>
      )}
      {isOnline && isLost && <Alert kind="info">{t('waiting.lost')}</Alert>}
    </div>
  );
}
