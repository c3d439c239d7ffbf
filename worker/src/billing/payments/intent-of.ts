import type { Context } from '../../context.ts';
import type { PaymentIntent } from '../../providers/payments/payment-provider.ts';
import type { Begun } from './begin-payment.ts';

/** What a provider is told of a payment; everything of it is written down already. */
export function intentOf({ env }: Pick<Context, 'env'>, { payment, payer }: Begun): PaymentIntent {
  const returnUrl = new URL('/pricing', env.PUBLIC_URL);
  returnUrl.searchParams.set('payment', payment.txRef);
  return {
    txRef: payment.txRef,
    amountXaf: payment.amount,
    description: `Mboalink ${payment.plan} 30 jours`,
    customer: payer,
    returnUrl: returnUrl.href,
  };
}
