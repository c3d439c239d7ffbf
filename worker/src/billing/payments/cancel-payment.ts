import { payments } from '@mboalink/db/schema/payments.ts';
import { statusOf } from '@mboalink/shared/billing/payment-states.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { movesInto } from './payment-moves.ts';

/**
 * Gives up one's own payment, so that another can begin. The phone may still ask; what is confirmed there was paid and
 * counts, so that the clock goes on looking. Throws `not_found` for any other payment.
 */
export async function cancelPayment({ db, viewer }: MemberContext, { txRef }: { txRef: string }) {
  const isOwn = and(eq(payments.txRef, txRef), eq(payments.userId, viewer.userId));
  const [, [payment]] = await db.batch([
    db
      .update(payments)
      .set({ state: 'cancelled', movedBy: 'payer' })
      .where(and(isOwn, inArray(payments.state, [...movesInto.cancelled]))),
    db.select({ state: payments.state }).from(payments).where(isOwn),
  ]);
  if (!payment) throw new AppError('not_found');
  return { txRef, status: statusOf(payment.state) };
}
