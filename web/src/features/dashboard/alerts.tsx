import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { House } from '../../components/house.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { showToast } from '../../components/toast.tsx';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { PaymentNotices } from '../billing/payment-notice.tsx';
import { isUnpaid, payPath, restoringPlan, runningUntil, type Subscription } from '../billing/plan-state.ts';
import styles from './dashboard.module.css';

type AlertsProps = { user: CurrentUser; subscription: Subscription | undefined };

/** What concerns a seller’s listing, plan and payments now. */
export function Alerts({ user, subscription }: AlertsProps) {
  const until = runningUntil(user);
  return (
    <>
      <Reported state={user.hiddenByReports} />
      <Paused user={user} />
      <PaymentNotices subscription={subscription} />
      {isUnpaid(user) && <Hidden user={user} subscription={subscription} />}
      {user.subscriptionState === 'grace' && <Grace user={user} />}
      {user.subscriptionState === 'trial' && user.trialEndDate && (
        <Trial user={user} end={user.trialEndDate} />
      )}
      {until && user.cancelledAt && <Cancelled until={until} />}
    </>
  );
}

/** Reports hide the listing: how that stands, and whom to write to. */
function Reported({ state }: { state: CurrentUser['hiddenByReports'] }) {
  const { t } = useTranslation('dashboard');
  if (!state) return null;
  const write = (
    <LinkButton kind="plain" href="/contact">
      {t('reported.write')}
    </LinkButton>
  );
  return (
    <Alert kind="warn" title={t(`reported.${state}.title`)} action={write}>
      {t(`reported.${state}.text`)}
    </Alert>
  );
}

/** Its owner paused the listing: the way back. */
function Paused({ user: { userType, visibility } }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const utils = trpc.useUtils();
  const resume = trpc.accounts.changeVisibility.useMutation({
    async onSuccess({ user }) {
      utils.accounts.me.setData(undefined, (me) => me && { ...me, user });
      showToast({ text: t(user.isFound ? 'paused.back' : 'paused.over') });
    },
  });
  if (userType === 'buyer' || !visibility.paused) return null;
  const { pausedUntil } = visibility;
  const button = (
    <Button kind="plain" busy={resume.isPending} onClick={() => resume.mutate({ paused: false })}>
      {t('paused.resume')}
    </Button>
  );
  const text = pausedUntil
    ? t('paused.until', { date: formatDate(pausedUntil, language) })
    : t('paused.text');
  return (
    <Alert kind="warn" live={resume.isError} title={t('paused.title')} action={button}>
      {resume.isError ? t('paused.failed') : text}
    </Alert>
  );
}

/** Neither trial nor plan runs: the listing is hidden and nothing is lost. */
function Hidden({ user, subscription }: AlertsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { language } = usePage();
  const { trialEndDate, paidUntil } = user;
  const ended = paidUntil ?? trialEndDate;
  const plan = restoringPlan(user);
  const mayTry = subscription?.mayTry ?? false;
  const sentences = [
    ended ? t(paidUntil ? 'common:expired.paid' : 'common:expired.trial') : t('hidden.noPlan'),
    ended && t('hidden.ended', { date: formatDate(ended, language) }),
    t('hidden.kept'),
  ];
  // While a payment is looked at nobody is asked for money.
  const mayPay = mayTry || !subscription?.reviewedPayment;
  return (
    <Alert
      kind="warn"
      title={t('hidden.title')}
      action={
        <div className={styles.buttons}>
          {mayPay && (
            <LinkButton href={payPath(plan.id)}>
              {mayTry ? t('hidden.try') : t('hidden.restore', { price: formatFrancs(plan.chargeAmount) })}
            </LinkButton>
          )}
          <LinkButton kind="plain" href="/find-contact?browse=masked">
            {t('hidden.browse')}
          </LinkButton>
        </div>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </Alert>
  );
}

/** The paid month ended, and the listing stays some days more. */
function Grace({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { language } = usePage();
  const plan = restoringPlan(user);
  const renew = (
    <LinkButton href={payPath(plan.id)}>
      {t('grace.renew', { plan: plan.name, price: formatFrancs(plan.chargeAmount) })}
    </LinkButton>
  );
  return (
    <Alert kind="warn" title={t('common:expired.paid')} action={renew}>
      {user.paidUntil &&
        t('grace.text', { date: formatDate(user.paidUntil, language), count: user.daysLeft ?? 0 })}
    </Alert>
  );
}

/** How many days of the trial are left. */
function Trial({ user, end }: { user: CurrentUser; end: string }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const count = user.daysLeft ?? 0;
  const plan = findPlan(user.subscriptionPlan)?.name ?? '';
  const house = (
    <span aria-hidden="true">
      <House kind="gold" large>
        <span className={styles.days}>
          {count}
          <small>{t('trial.days', { count })}</small>
        </span>
      </House>
    </span>
  );
  return (
    <Alert kind="gold" title={t('trial.left', { count })} start={house}>
      {t('trial.ends', { date: formatDateTime(end, language) })}{' '}
      {user.paidUntil && t('trial.paid', { plan, date: formatDate(user.paidUntil, language) })}
    </Alert>
  );
}

function Cancelled({ until }: { until: string }) {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  const undo = (
    <LinkButton kind="plain" href="/settings/plan">
      {t('cancelled.undo')}
    </LinkButton>
  );
  return (
    <Alert kind="info" title={t('cancelled.title')} action={undo}>
      {t('cancelled.text', { date: formatDateTime(until, language) })}
    </Alert>
  );
}
