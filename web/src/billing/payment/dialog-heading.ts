import { type Operator, type ProviderId, providerNames } from '@mboalink/shared/billing/payments.ts';
import type { Purchase } from '@mboalink/shared/billing/subscription.ts';
import { paidPeriodDays } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isPass, type Product } from '../product.ts';
import { useStartText } from '../use-start-text.ts';
import type { PaymentView, ViewOf } from './use-payment.ts';
import { isUnsure } from './wait-end.ts';

type Subject = {
  plan: Product;
  operator: Operator;
  /** Whose page it is paid on, if on one. */
  pageOf: ProviderId | null;
  purchase: Purchase | undefined;
};

/** The title of a step and the line below it. */
export function useHeading(view: PaymentView, { plan, operator, pageOf, purchase }: Subject) {
  const { t } = useTranslation('payment');
  const startText = useStartText();
  const what = t('what', { price: formatFrancs(plan.chargeAmount), bought: t(`bought.${plan.id}`) });
  if (view.step === 'idle') {
    if (isPass(plan)) {
      const count = plan.reveals;
      return { title: t(`pass.title.${plan.id}`, { count }), lead: t(`pass.lead.${plan.id}`, { count }) };
    }
    const title = t('form.title', { plan: plan.name, days: paidPeriodDays });
    return { title, lead: purchase && startText(plan, purchase) };
  }
  if (view.step === 'trial' || view.step === 'free') {
    return { title: t('trial.title', { plan: isPass(plan) ? '' : plan.name }) };
  }
  if (view.step === 'pending') {
    return { title: pendingTitle(t, view, pageOf), lead: what };
  }
  if (view.step === 'review') return { title: reviewTitle(t, view) };
  if (view.step === 'other') return { title: t('other.title') };
  if (view.step === 'success') return { title: t('done.title') };
  return { title: unpaidTitle(t, view, operator), lead: what };
}

function pendingTitle(t: TFunction<'payment'>, { payment }: ViewOf<'pending'>, pageOf: ProviderId | null) {
  if (pageOf) return t('page.title', { provider: providerNames[pageOf] });
  return t(payment && isUnsure(payment) ? 'pending.title' : 'waiting.title');
}

const reviewTitle = (t: TFunction<'payment'>, { isFollowed }: ViewOf<'review'>) =>
  t(isFollowed ? 'review.title' : 'review.stop');

function unpaidTitle(t: TFunction<'payment'>, { why, code }: ViewOf<'failed'>, operator: Operator): string {
  if (why === 'late') return t('late.title', { operator: t(`short.${operator}`) });
  return t(code === 'expired' ? 'back.expired' : 'failed.title');
}
