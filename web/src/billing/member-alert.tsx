import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { pathTo } from '../lib/paths.ts';
import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Where a signed-in person stands, above the plans. */
export function MemberAlert({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['pricing', 'common']);
  const plan = findPlan(user.subscriptionPlan)?.name;
  if (user.userType === 'buyer') return <BuyerAlert user={user} />;
  if (user.subscriptionState === 'expired' || user.subscriptionState === 'none') {
    const ended = user.paidUntil ? t('common:expired.paid') : t('common:expired.trial');
    return (
      <Alert kind="warn" title={user.paidUntil || user.trialEndDate ? ended : t('member.noPlan')}>
        {t('member.expiredText')}
      </Alert>
    );
  }
  if (user.subscriptionState === 'grace' && user.paidUntil) {
    return (
      <Alert kind="warn" title={t('common:expired.paid')}>
        {t('member.grace', { count: user.daysLeft ?? 0 })}
      </Alert>
    );
  }
  return plan && <RunningAlert user={user} plan={plan} />;
}

/** A buyer needs no plan; one whose time as a seller still runs keeps it until its end. */
function BuyerAlert({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('pricing');
  return (
    <Alert
      kind="good"
      title={t(user.dailyMatchesLimit === null ? 'member.buyer' : 'member.buyerText')}
      action={
        <LinkButton kind="plain" href={pathTo('settings')}>
          {t('member.sell')}
        </LinkButton>
      }
    >
      {user.dailyMatchesLimit === null && t('member.buyerText')}
    </Alert>
  );
}

/** What runs until when, what follows, and that it was cancelled. */
function RunningAlert({ user, plan }: { user: CurrentUser; plan: string }) {
  const { t, i18n } = useTranslation('pricing');
  const until = (instant: string) => formatDate(instant, languageOf(i18n));
  const { isInTrial, daysLeft, trialEndDate, paidUntil, planUntil, cancelledAt } = user;
  const next = user.nextPlan && findPlan(user.nextPlan)?.name;
  const sentences = [
    isInTrial &&
      trialEndDate &&
      t('member.trialUntil', { count: daysLeft ?? 0, date: formatDateTime(trialEndDate, languageOf(i18n)) }),
    isInTrial && paidUntil && t('member.paidNext', { date: until(paidUntil) }),
    !isInTrial && paidUntil && t('member.activeUntil', { date: until(planUntil ?? paidUntil) }),
    !isInTrial && paidUntil && next && t('member.next', { plan: next, date: until(paidUntil) }),
    cancelledAt && t('member.cancelled'),
  ];
  return (
    <Alert
      kind={isInTrial ? 'gold' : 'good'}
      title={t(isInTrial ? 'member.trial' : 'member.active', { plan })}
    >
      {sentences.filter(Boolean).join(' ')}
    </Alert>
  );
}
