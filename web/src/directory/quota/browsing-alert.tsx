import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/member-icons.tsx';
import styles from './browsing-alert.module.css';
import { UpgradeLink } from './quota-bar.tsx';
import { isCounted } from './quota-state.ts';
import { useQuota } from './use-quota.ts';

/** Tells that numbers are not shown, and how to show them again. */
export function BrowsingAlert({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation('search');
  const mayOpen = isCounted(useQuota());
  return (
    <Alert
      kind="info"
      start={<EyeIcon size={20} />}
      title={t('quota.browsing')}
      action={
        <div className={styles.actions}>
          {mayOpen ? (
            <Button kind="plain" onClick={onStop}>
              {t('quota.stopBrowsing')}
            </Button>
          ) : (
            <UpgradeLink trial={false} />
          )}
        </div>
      }
    />
  );
}
