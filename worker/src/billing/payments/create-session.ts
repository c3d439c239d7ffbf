import type { sessionInput } from '@mboalink/shared/billing/calls.ts';
import { isPassId, type ProductId } from '@mboalink/shared/billing/product-ids.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../trpc.ts';
import { collectorsOf } from '../collectors.ts';
import { startFreeTrial } from '../start-free-trial.ts';
import { askPayer } from './ask-payer.ts';
import { type Begun, beginPayment } from './begin-payment.ts';
import { toPaymentAnswer } from './payment-answer.ts';

const freeMessages: Record<Language, string> = {
  en: 'Free plan activated successfully',
  fr: 'Votre plan gratuit est activé',
};

const payMessages: Record<Language, string> = {
  en: 'Continue on the payment page.',
  fr: 'Continuez sur la page de paiement.',
};

/**
 * A page of the provider to pay on; nothing to pay for a seller who never had a trial, whose trial begins. Throws as
 * `createPayment` does.
 */
export async function createSession(ctx: MemberContext, { planType: plan }: z.output<typeof sessionInput>) {
  const { language } = ctx;
  const begun = await begin(ctx, plan);
  if (begun.payment === null) {
    return {
      paymentUrl: null,
      reference: null,
      payment: null,
      isFree: true,
      message: freeMessages[language],
    };
  }
  const paid = await askPayer(ctx, begun, (provider, intent, signal) =>
    provider.hosted ? provider.hosted.create(intent, signal) : Promise.resolve({ outcome: 'notSent' }),
  );
  if (paid.redirectUrl === null) throw new AppError('unavailable', { screen: 'paymentPage' });
  return {
    paymentUrl: paid.redirectUrl,
    reference: paid.txRef,
    payment: toPaymentAnswer(paid, language),
    isFree: false,
    message: payMessages[language],
  };
}

/** A trial needs nobody who collects money; a pass has none. */
async function begin(ctx: MemberContext, plan: ProductId): Promise<Begun | { payment: null }> {
  const canPay = collectorsOf(ctx).some(([, { hosted }]) => hosted);
  if (canPay || isPassId(plan)) return beginPayment(ctx, { plan, mode: 'hosted' });
  if (!(await startFreeTrial(ctx, plan))) throw new AppError('unavailable', { screen: 'payment' });
  return { payment: null };
}
