import { payments } from '@mboalink/db/schema/payments.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { InitiateOutcome } from '../../providers/payments/payment-provider.ts';
import type { MemberContext } from '../../trpc.ts';
import { applyOutcome } from './apply-outcome.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';

/** Writes what the provider answered when it was asked, and answers the payment. What a webhook brought meanwhile stays. */
export async function recordOutcome(
  { db }: MemberContext,
  payment: PaymentRow,
  outcome: InitiateOutcome,
): Promise<PaymentRow> {
  const { state, failureCode } = applyOutcome(payment, outcome);
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
  return written ?? payment;
}
