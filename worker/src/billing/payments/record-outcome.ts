import { payments } from '@mboalink/db/schema/payments.ts';
import type { PaymentState } from '@mboalink/shared/billing/payment-states.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { InitiateOutcome } from '../../providers/payments/payment-provider.ts';
import type { MemberContext } from '../../trpc.ts';
import { unreachedCode } from './chosen-provider.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';

/**
 * Writes what the provider answered when it was asked, and answers the payment. What a webhook brought meanwhile stays. Throws
 * `payment_refused` where it said no, `unavailable` where it was not reached: nobody was asked for money.
 */
export async function recordOutcome(
  ctx: MemberContext,
  payment: PaymentRow,
  outcome: InitiateOutcome,
): Promise<PaymentRow> {
  const { db } = ctx;
  const { state, failureCode } = stateAfter(outcome);
  const providerRef = ('providerRef' in outcome && outcome.providerRef) || null;
  const step = outcome.outcome === 'accepted' ? outcome.step : {};
  const isStill = eq(payments.txRef, payment.txRef);
  const [, , [written]] = await db.batch([
    db
      .update(payments)
      .set({
        state,
        failureCode,
        rawStatus: outcome.outcome,
        ...(state === 'failed' && { nextCheckAt: null }),
      })
      .where(and(isStill, eq(payments.state, 'created'))),
    db
      .update(payments)
      .set({
        providerRef: sql`coalesce(${payments.providerRef}, ${providerRef}::text)`,
        ussdCode: step.ussdCode ?? null,
        redirectUrl: step.redirectUrl ?? null,
      })
      .where(isStill),
    db.select(paymentFields).from(payments).where(isStill),
  ]);
  if (outcome.outcome === 'refused')
    throw new AppError('payment_refused', { failureCode: outcome.code, screen: 'payment' });
  if (outcome.outcome === 'notSent') throw new AppError('unavailable');
  return written ?? payment;
}

function stateAfter(outcome: InitiateOutcome): { state: PaymentState; failureCode: string | null } {
  if (outcome.outcome === 'accepted') return { state: 'pending', failureCode: null };
  if (outcome.outcome === 'uncertain') return { state: 'uncertain', failureCode: null };
  return { state: 'failed', failureCode: outcome.outcome === 'refused' ? outcome.code : unreachedCode };
}
