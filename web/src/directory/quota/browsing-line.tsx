import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EyeIcon } from '../../ui/search-icons.tsx';
import styles from './browsing-line.module.css';
import { isCounted } from './quota-state.ts';
import { useQuota } from './use-quota.ts';

/** Tells that numbers are not shown, and how to show them again. */
export function BrowsingLine({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation('search');
  const mayOpen = isCounted(useQuota());
  return (
    <div className={styles.line}>
      <EyeIcon size={20} />
      <p>{t('quota.browsing')}</p>
      {mayOpen ? (
        <Button kind="quiet" className={styles.way} onClick={onStop}>
          {t('quota.stopBrowsing')}
        </Button>
      ) : (
        <LinkButton kind="quiet" className={styles.way} href={pathTo('upgrade')}>
          {t('quota.seePlans')}
        </LinkButton>
      )}
    </div>
  );
}
