import type { Purchase } from '@mboalink/shared/billing/subscription.ts';
import type { Plan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';

/** Says when bought time of a plan runs. */
export function useStartText() {
  const { t, i18n } = useTranslation('pricing');
  const date = (instant: Date) => formatDate(instant, languageOf(i18n));
  return ({ name, dailyLimit }: Plan, { kind, from, until }: Purchase) =>
    t(`starts.${kind}`, { plan: name, from: date(from), until: date(until), count: dailyLimit.trial });
}
