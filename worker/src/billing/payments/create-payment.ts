import type { createPaymentInput, PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type * as z from 'zod/mini';
import { keyedHashes } from '../../keys/keyed-hash.ts';
import type { MemberContext } from '../../trpc.ts';
import { askPayer } from './ask-payer.ts';
import { beginPayment } from './begin-payment.ts';
import { toPaymentAnswer } from './payment-answer.ts';

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
