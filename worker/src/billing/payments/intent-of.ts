import { isPassId, type ProductId } from '@mboalink/shared/billing/product-ids.ts';
import { termsOf } from '@mboalink/shared/catalogue/passes.ts';
import type { Context } from '../../context.ts';
import type { PaymentIntent } from '../../providers/payments/payment-provider.ts';
import type { Begun } from './begin-payment.ts';

/** What a provider is told of a payment; everything of it is written down already. */
export function intentOf({ env }: Pick<Context, 'env'>, { payment, payer }: Begun): PaymentIntent {
  const returnUrl = new URL(`/payment/${payment.txRef}`, env.PUBLIC_URL);
  return {
    txRef: payment.txRef,
    amountXaf: payment.amount,
    description: describe(payment.plan),
    customer: payer,
    returnUrl: returnUrl.href,
  };
}

/** In plain letters: MTN refuses what is written with others. */
function describe(plan: ProductId): string {
  const { days } = termsOf(plan);
  return isPassId(plan) ? `Mboalink pass ${days * 24} heures` : `Mboalink ${plan} ${days} jours`;
}
