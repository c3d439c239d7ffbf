import { AppError } from '@mboalink/shared/errors.ts';
import type {
  InitiateOutcome,
  PaymentIntent,
  PaymentProvider,
} from '../../providers/payments/payment-provider.ts';
import type { MemberContext } from '../../trpc.ts';
import type { Begun } from './begin-payment.ts';
import { intentOf } from './intent-of.ts';
import type { PaymentRow } from './payment-rows.ts';
import { recordOutcome } from './record-outcome.ts';

/** A screen waits for 30 seconds. */
const providerMilliseconds = 24_000;

type Ask = (
  provider: PaymentProvider,
  intent: PaymentIntent,
  signal: AbortSignal,
) => Promise<InitiateOutcome>;

/** Has the provider of a new payment ask for it, and writes what it answered; one that was begun before is asked for no more. */
export async function askPayer(ctx: MemberContext, begun: Begun, ask: Ask): Promise<PaymentRow> {
  const { payment, isNew } = begun;
  if (!isNew) return payment;
  const provider = ctx.paymentProviders.get(payment.provider);
  if (!provider) throw new AppError('unavailable');
  const outcome = await ask(provider, intentOf(ctx, begun), AbortSignal.timeout(providerMilliseconds));
  return recordOutcome(ctx, payment, outcome);
}
