import { payments } from '@mboalink/db/schema/payments.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { InitiateOutcome } from '../../providers/payments/payment-provider.ts';
import type { MemberContext } from '../../trpc.ts';
import { applyOutcome } from './apply-outcome.ts';
import { saidOfKnown, toReview, unlessKnown } from './known-reference.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';

/** Writes what the provider answered when it was asked, and answers the payment. What a webhook brought meanwhile stays. */
export async function recordOutcome(
  { db }: MemberContext,
  payment: PaymentRow,
  outcome: InitiateOutcome,
): Promise<PaymentRow> {
  const providerRef = ('providerRef' in outcome && outcome.providerRef) || null;
  const step = outcome.outcome === 'accepted' ? outcome.step : {};
  const isStill = eq(payments.txRef, payment.txRef);
  const write = (news: Partial<typeof payments.$inferInsert>, found: Partial<PaymentRow>) =>
    db.batch([
      db
        .update(payments)
        .set(news)
        .where(and(isStill, eq(payments.state, 'created'))),
      db
        .update(payments)
        .set({
          providerRef: sql`coalesce(${payments.providerRef}, ${found.providerRef ?? null}::text)`,
          ussdCode: found.ussdCode ?? null,
          redirectUrl: found.redirectUrl ?? null,
        })
        .where(isStill),
      db.select(paymentFields).from(payments).where(isStill),
    ]);
  const { state, failureCode } = applyOutcome(payment, outcome);
  const news = { state, failureCode, rawStatus: outcome.outcome };
  const isFailed = state === 'failed';
  const written = isFailed ? { ...news, nextCheckAt: null } : news;
  const [, , [now]] = await unlessKnown(
    () => write(written, { ...step, providerRef }),
    () => write(isFailed ? written : { ...toReview, rawStatus: saidOfKnown(providerRef) }, {}),
  );
  return now ?? payment;
}
