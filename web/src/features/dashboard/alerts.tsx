import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { House } from '../../components/house.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { showToast } from '../../components/toast.tsx';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { MemberAlert } from '../billing/member-alert.tsx';
import { PaymentNotices } from '../billing/payment-notice.tsx';
import { isUnpaid, payPath, restoringPlan, runningUntil, type Subscription } from '../billing/plan-state.ts';
import styles from './dashboard.module.css';

type AlertsProps = { user: CurrentUser; subscription: Subscription | undefined };

/** What concerns a seller’s listing, plan and payments now. */
export function Alerts({ user, subscription }: AlertsProps) {
  const deed = usePlanDeed({ user, subscription });
  const isCalm = user.subscriptionState === 'active' && !user.cancelledAt;
  return (
    <>
      <Reported state={user.hiddenByReports} />
      <Paused user={user} />
      {!user.whatsapp && <NoNumber />}
      <PaymentNotices subscription={subscription} />
      {!isCalm && (
        <MemberAlert
          user={user}
          action={deed}
          start={user.isInTrial ? <DaysLeft count={user.daysLeft ?? 0} /> : undefined}
        />
      )}
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

/** The number was taken off, as somebody else has it now. */
function NoNumber() {
  const { t } = useTranslation('dashboard');
  const write = (
    <LinkButton kind="plain" href="/settings/contact?change=whatsapp">
      {t('noNumber.write')}
    </LinkButton>
  );
  return (
    <Alert kind="warn" title={t('noNumber.title')} action={write}>
      {t('noNumber.text')}
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
      showToast({ text: t('paused.back') });
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

/** What to do about a plan that does not run, ends soon or is cancelled. */
function usePlanDeed({ user, subscription }: AlertsProps) {
  const { t } = useTranslation(['dashboard', 'plans']);
  const { id, name, chargeAmount } = restoringPlan(user);
  const price = formatFrancs(chargeAmount);
  if (runningUntil(user) && user.cancelledAt) {
    return (
      <LinkButton kind="plain" href="/settings/plan">
        {t('plan.resume')}
      </LinkButton>
    );
  }
  if (user.subscriptionState === 'grace')
    return <LinkButton href={payPath(id)}>{t('plan.renew', { plan: name, price })}</LinkButton>;
  // While a payment is looked at nobody is asked for money.
  if (!isUnpaid(user) || (subscription?.reviewedPayment && !subscription.mayTry)) return null;
  return (
    <LinkButton href={payPath(id)}>
      {subscription?.mayTry ? t('plans:try') : t('plan.restore', { price })}
    </LinkButton>
  );
}

/** How many days of the trial are left, as a number in a house. */
function DaysLeft({ count }: { count: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <span aria-hidden="true">
      <House kind="gold" large>
        <span className={styles.days}>
          {count}
          <small>{t('plan.days', { count })}</small>
        </span>
      </House>
    </span>
  );
}
