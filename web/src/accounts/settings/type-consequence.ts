import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { findPlan, graceDays, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';

/** Whoever begins to sell and never had a plan gets the one trial. */
export function startsTrial(user: CurrentUser, type: UserType): boolean {
  return type !== 'buyer' && user.userType === 'buyer' && user.subscriptionState === 'none';
}

/** Until when a listing is found, as things are; undefined when it is hidden. */
function runsUntil({ subscriptionState: state, trialEndDate, paidUntil }: CurrentUser): string | undefined {
  if (state === 'trial') return trialEndDate ?? undefined;
  if (state === 'active') return paidUntil ?? undefined;
  if (state !== 'grace' || !paidUntil) return undefined;
  return new Date(Date.parse(paidUntil) + graceDays * dayMilliseconds).toISOString();
}

/** What a change of the account's type brings, in words; nothing where all stays as it is. */
export function useConsequence(user: CurrentUser, type: UserType): string | undefined {
  const { t, i18n } = useTranslation('settings');
  const end = runsUntil(user);
  const date = end && formatDate(end, languageOf(i18n));
  if (type === user.userType) return undefined;
  if (type === 'buyer') return date ? t('type.listingStays', { date }) : t('type.listingHidden');
  if (user.userType !== 'buyer') return undefined;
  if (startsTrial(user, type)) return t('type.trialStarts', { count: trialDays });
  if (!date) return t('type.trialUsed');
  return t('type.goesOn', { plan: findPlan(user.subscriptionPlan)?.name ?? '', date });
}
