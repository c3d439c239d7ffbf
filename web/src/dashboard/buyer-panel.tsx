import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { useQuota } from '../directory/quota/use-quota.ts';
import { Card } from '../ui/card.tsx';
import styles from './dashboard-screen.module.css';

/** Who buys has no plan and no limit. */
export function BuyerPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const count = useQuota()?.viewedToday ?? user.dailyMatchesUsed;
  return (
    <Card aria-labelledby="buyer">
      <h2 id="buyer">{t('buyer.title')}</h2>
      <p className={styles.unlimited}>
        <strong aria-hidden="true">∞</strong> {t('buyer.today')}
      </p>
      {count > 0 && <p className={styles.small}>{t('buyer.openedToday', { count })}</p>}
    </Card>
  );
}
