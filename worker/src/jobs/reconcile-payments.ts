import { payments } from '@mboalink/db/schema/payments.ts';
import { asc, lte } from 'drizzle-orm';
import { paymentFields } from '../billing/payments/payment-rows.ts';
import { type SettleContext, settlePayment } from '../billing/payments/settle-payment.ts';

/** A provider that limits us is asked no more than this in a minute. */
const paymentsAtOnce = 20;

/** Reads the records of payments whose turn has come: what no webhook brought, and what was paid late. */
export async function reconcilePayments(ctx: SettleContext): Promise<void> {
  const due = await ctx.db
    .select(paymentFields)
    .from(payments)
    .where(lte(payments.nextCheckAt, ctx.now))
    .orderBy(asc(payments.nextCheckAt))
    .limit(paymentsAtOnce);
  const results = await Promise.allSettled(
    due.map((payment) => settlePayment(ctx, payment, { source: 'clock' })),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
