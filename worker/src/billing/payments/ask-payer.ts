import { AppError } from '@mboalink/shared/errors.ts';
import type {
  InitiateOutcome,
  PaymentIntent,
  PaymentProvider,
} from '../../providers/payments/payment-provider.ts';
import type { MemberContext } from '../../trpc.ts';
import { providerMilliseconds } from './ask-times.ts';
import type { Begun } from './begin-payment.ts';
import { intentOf } from './intent-of.ts';
import type { PaymentRow } from './payment-rows.ts';
import { recordOutcome } from './record-outcome.ts';

type Ask = (
  provider: PaymentProvider,
  intent: PaymentIntent,
  signal: AbortSignal,
) => Promise<InitiateOutcome>;

/**
 * Has the provider of a new payment ask for it, and writes what it answered, though whoever began it went away meanwhile; one
 * that was begun before is asked for no more. Throws `payment_refused` where the provider said no, `unavailable` where it was
 * not reached: nobody was asked for money.
 */
export async function askPayer(ctx: MemberContext, begun: Begun, ask: Ask): Promise<PaymentRow> {
  const { payment, isNew } = begun;
  if (!isNew) return payment;
  const provider = ctx.paymentProviders.get(payment.provider);
  if (!provider) throw new AppError('unavailable', { screen: 'payment' });
  const asking = ask(provider, intentOf(ctx, begun), AbortSignal.timeout(providerMilliseconds)).then(
    async (outcome) => ({ outcome, asked: await recordOutcome(ctx, payment, outcome) }),
  );
  ctx.waitUntil(asking);
  const { outcome, asked } = await asking;
  if (outcome.outcome === 'refused')
    throw new AppError('payment_refused', { failureCode: outcome.code, screen: 'payment' });
  if (outcome.outcome === 'notSent') throw new AppError('unavailable', { screen: 'payment' });
  return asked;
}
