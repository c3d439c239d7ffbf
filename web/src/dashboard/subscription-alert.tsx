import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { runningUntil } from '../billing/plan-dates.ts';
import { restoringPlan } from '../billing/restoring-plan.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { PageLink } from '../lib/page-link.tsx';
import { pathTo } from '../lib/paths.ts';
import { Alert } from '../ui/alert.tsx';
import { House } from '../ui/house.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './dashboard.module.css';

/** How long the trial, or the grace period after a paid month, still lasts, and what ends because it was cancelled. */
export function SubscriptionAlert({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const language = languageOf(i18n);
  const { subscriptionState: state, trialEndDate, paidUntil } = user;
  const until = runningUntil(user);
  if (until) {
    return (
      <>
        {state === 'trial' && trialEndDate && <TrialAlert user={user} end={trialEndDate} />}
        {user.cancelledAt && <CancelledAlert until={until} />}
      </>
    );
  }
  if (state === 'grace' && paidUntil) {
    return (
      <Alert kind="warn" title={t('common:expired.paid')} action={<RenewButton user={user} />}>
        {t('grace.text', { date: formatDate(paidUntil, language), count: user.daysLeft ?? 0 })}
      </Alert>
    );
  }
  return null;
}

/** The same plan for another month. */
function RenewButton({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const plan = restoringPlan(user);
  if (!plan) return null;
  return (
    <LinkButton href={pathTo('upgrade', { plan: plan.id })}>
      {t('grace.renew', { plan: plan.name, price: formatFrancs(plan.chargeAmount) })}
    </LinkButton>
  );
}

function TrialAlert({ user, end }: { user: CurrentUser; end: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const language = languageOf(i18n);
  const count = user.daysLeft ?? 0;
  const plan = findPlan(user.subscriptionPlan)?.name ?? '';
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
      {t('trial.ends', { date: formatDateTime(end, language) })}{' '}
      {user.paidUntil && t('trial.paid', { plan, date: formatDate(user.paidUntil, language) })}
    </Alert>
  );
}

function CancelledAlert({ until }: { until: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const action = <PageLink page="settings">{t('cancelled.undo')}</PageLink>;
  return (
    <Alert kind="info" title={t('cancelled.title')} action={action}>
      {t('cancelled.text', { date: formatDateTime(until, languageOf(i18n)) })}
    </Alert>
  );
}
