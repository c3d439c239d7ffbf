import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan, graceDays } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { Alert } from '../ui/alert.tsx';

/** Where a signed-in person stands, above the plans. */
export function MemberAlert({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['pricing', 'common']);
  const plan = findPlan(user.subscriptionPlan)?.name;
  const until = (instant: string) => formatDate(instant, languageOf(i18n));
  if (user.dailyMatchesLimit === null || !plan) {
    return (
      <Alert kind="good" title={t('member.buyer')}>
        {t('member.buyerText')}
      </Alert>
    );
  }
  if (user.subscriptionState === 'expired' || user.subscriptionState === 'none') {
    const ended = user.paidUntil ? t('common:expired.paid') : t('common:expired.trial');
    return (
      <Alert kind="warn" title={user.paidUntil || user.trialEndDate ? ended : t('member.noPlan')}>
        {t('member.expiredText')}
      </Alert>
    );
  }
  if (user.isInTrial) {
    return (
      <Alert kind="gold" title={t('member.trial', { plan })}>
        {user.trialEndDate && t('member.trialUntil', { date: until(user.trialEndDate) })}
      </Alert>
    );
  }
  if (user.subscriptionState === 'grace') {
    return (
      <Alert kind="warn" title={t('common:expired.paid')}>
        {t('member.grace', { count: graceDays })}
      </Alert>
    );
  }
  return (
    <Alert kind="good" title={t('member.active', { plan })}>
      {user.paidUntil && t('member.activeUntil', { date: until(user.paidUntil) })}
    </Alert>
  );
}
