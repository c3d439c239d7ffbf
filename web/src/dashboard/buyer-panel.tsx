import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { useQuota, useUnlimited } from '../directory/quota/use-quota.ts';
import insights from '../insights/insights.module.css';
import { PageLink } from '../lib/page-link.tsx';
import { Card } from '../ui/card.tsx';
import styles from './dashboard.module.css';
import { TodayCount } from './today-count.tsx';

/** The panel of buyers. A former seller's daily limit holds until the trial or paid month ends. */
export function BuyerPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const unlimited = useUnlimited();
  const count = useQuota()?.viewedToday ?? user.dailyMatchesUsed;
  return (
    <Card aria-labelledby="buyer">
      <h2 id="buyer">{t('buyer.title')}</h2>
      {unlimited ? (
        <>
          <p className={styles.unlimited}>
            <strong aria-hidden="true">∞</strong> {t('buyer.today')}
          </p>
          <p className={insights.small}>
            {t('buyer.copying')} <PageLink page="how-it-works">{t('actions.howItWorks')}</PageLink>
          </p>
        </>
      ) : (
        <>
          <TodayCount user={user} />
          <p className={insights.small}>{t('buyer.limited')}</p>
        </>
      )}
      {unlimited && count > 0 && <p className={insights.small}>{t('buyer.revealedToday', { count })}</p>}
    </Card>
  );
}
