import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { graceDays } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime } from '@mboalink/shared/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { daysUntil } from '../lib/format/durations.ts';
import { Alert } from '../ui/alert.tsx';
import { House } from '../ui/house.tsx';
import styles from './dashboard-screen.module.css';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How long the trial, or the grace period after a paid month, still lasts. */
export function SubscriptionAlert({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const language = languageOf(i18n);
  const { subscriptionState: state, trialEndDate, paidUntil } = user;
  if (state === 'trial' && trialEndDate) {
    const count = daysUntil(trialEndDate, Date.now());
    return (
      <Alert
        kind="gold"
        title={t('trial.left', { count })}
        start={
          <span aria-hidden="true">
            <House kind="gold" large>
              <span className={styles.days}>
                {count}
                <small>{t('trial.days', { count })}</small>
              </span>
            </House>
          </span>
        }
      >
        {t('trial.ends', { date: formatDateTime(trialEndDate, language) })}
      </Alert>
    );
  }
  if (state === 'grace' && paidUntil) {
    const end = new Date(Date.parse(paidUntil) + graceDays * dayMilliseconds).toISOString();
    return (
      <Alert kind="warn" title={t('common:expired.paid')}>
        {t('grace.text', { date: formatDate(paidUntil, language), count: daysUntil(end, Date.now()) })}
      </Alert>
    );
  }
  return null;
}
