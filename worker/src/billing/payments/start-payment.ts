import type { createPaymentInput, PaymentAnswer, sessionInput } from '@mboalink/shared/billing/calls.ts';
import { isPassId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type * as z from 'zod/mini';
import { keyedHashes } from '../../keys/keyed-hash.ts';
import type { MemberContext } from '../../trpc.ts';
import { activeProviders } from '../plans.ts';
import { startFreeTrial } from '../trial.ts';
import { askPayer } from './ask-payer.ts';
import { type Begun, beginPayment } from './begin-payment.ts';
import { toPaymentAnswer } from './payment-view.ts';

/**
 * Asks for the price of a plan on a phone. The payment is written before its provider is asked; of one person there is one at
 * a time, and asking again for the same answers that one, so that nobody is asked twice. Throws `payment_open` where another
 * waits, `payment_refused` where the provider said no, `unavailable` where nobody could be asked.
 */
export async function createPayment(
  ctx: MemberContext,
  { plan, phone, provider: operator }: z.output<typeof createPaymentInput>,
): Promise<PaymentAnswer> {
  const phoneHashes = await keyedHashes(ctx.keys, 'payment-phone', phone);
  const begun = await beginPayment(ctx, {
    plan,
    mode: 'direct',
    operator,
    phone,
    phoneHashes,
  });
  if (begun.payment === null) throw new AppError('conflict', { screen: 'payment' });
  const payment = await askPayer(ctx, begun, (provider, intent, signal) =>
    provider.initiateDirect({ ...intent, operator, phone }, signal),
  );
  return toPaymentAnswer(payment, ctx.language);
}

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
  const canPay = activeProviders(ctx).some(([, { hosted }]) => hosted);
  if (canPay || isPassId(plan)) return beginPayment(ctx, { plan, mode: 'hosted' });
  if (!(await startFreeTrial(ctx, plan))) throw new AppError('unavailable', { screen: 'payment' });
  return { payment: null };
}
