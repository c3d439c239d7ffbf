import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime } from '@mboalink/shared/format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { isUnpaid, type PlanOwner } from './plan-state.ts';

type MemberAlertProps = {
  user: PlanOwner;
  action?: ReactNode;
  /** In place of the clock, while something runs. */
  start?: ReactNode;
};

/** Where a signed-in person stands. Needs the words 'plans'. */
export function MemberAlert({ user, action, start }: MemberAlertProps) {
  const { t } = useTranslation(['plans', 'common']);
  const plan = findPlan(user.subscriptionPlan)?.name;
  if (user.userType === 'buyer') return <BuyerAlert user={user} />;
  if (isUnpaid(user)) {
    const ended = t(user.paidUntil ? 'common:expired.paid' : 'common:expired.trial');
    return (
      <Alert
        kind="warn"
        title={user.paidUntil || user.trialEndDate ? ended : t('member.noPlan')}
        action={action}
      >
        {t('member.expiredText')}
      </Alert>
    );
  }
  if (user.subscriptionState === 'grace') {
    return (
      <Alert kind="warn" title={t('common:expired.paid')} action={action}>
        {t('member.grace', { count: user.daysLeft ?? 0 })}
      </Alert>
    );
  }
  return plan && <RunningAlert user={user} plan={plan} action={action} start={start} />;
}

/** A buyer needs no plan; one whose time as a seller still runs keeps it until its end. */
function BuyerAlert({ user }: { user: PlanOwner }) {
  const { t } = useTranslation('plans');
  const isFree = user.dailyMatchesLimit === null;
  return (
    <Alert
      kind="good"
      title={t(isFree ? 'member.buyer' : 'member.buyerText')}
      action={
        <LinkButton kind="plain" href="/settings/listing">
          {t('member.sell')}
        </LinkButton>
      }
    >
      {isFree && t('member.buyerText')}
    </Alert>
  );
}

/** What runs until when, what follows, and that it was cancelled. */
function RunningAlert({ user, plan, action, start }: MemberAlertProps & { plan: string }) {
  const { t } = useTranslation('plans');
  const { language } = usePage();
  const { isInTrial, daysLeft, trialEndDate, paidUntil, planUntil, cancelledAt } = user;
  const next = user.nextPlan && findPlan(user.nextPlan).name;
  const sentences = [
    isInTrial &&
      trialEndDate &&
      t('member.trialUntil', { count: daysLeft ?? 0, date: formatDateTime(trialEndDate, language) }),
    isInTrial && paidUntil && t('member.paidNext', { date: formatDate(paidUntil, language) }),
    !isInTrial &&
      paidUntil &&
      t('member.activeUntil', { date: formatDate(planUntil ?? paidUntil, language) }),
    !isInTrial &&
      paidUntil &&
      next &&
      t('member.next', { plan: next, date: formatDate(paidUntil, language) }),
    cancelledAt && t('member.cancelled'),
  ];
  return (
    <Alert
      kind={isInTrial ? 'gold' : 'good'}
      title={t(isInTrial ? 'member.trial' : 'member.active', { plan })}
      action={action}
      start={start}
    >
      {sentences.filter(Boolean).join(' ')}
    </Alert>
  );
}
