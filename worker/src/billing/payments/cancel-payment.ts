import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { allowedPreviousStates, statusOf } from '@mboalink/shared/billing/payments.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { answerMilliseconds } from './ask-payer.ts';
import type { PaymentRow } from './payment-view.ts';

const cancelledFields = {
  provider: payments.provider,
  mode: payments.mode,
  redirectUrl: payments.redirectUrl,
};

type Cancelled = Pick<PaymentRow, keyof typeof cancelledFields>;

/**
 * Gives up one's own payment, so that another can begin. The phone may still ask; what is confirmed there was paid and
 * counts, so that the clock goes on looking; the provider is told after the answer, and need not listen. Throws `not_found`
 * for any other payment.
 */
export async function cancelPayment(ctx: MemberContext, { txRef }: { txRef: string }) {
  const { db, viewer } = ctx;
  const isOwn = and(eq(payments.txRef, txRef), eq(payments.userId, viewer.userId));
  const isOpen = inArray(payments.state, [...allowedPreviousStates.cancelled]);
  const [[given], [member]] = await db.batch([
    db
      .update(payments)
      .set({ state: 'cancelled', movedBy: 'payer' })
      .where(and(isOwn, isOpen, runningSession(ctx)))
      .returning(cancelledFields),
    db.select({ state: payments.state }).from(users).leftJoin(payments, isOwn).where(isMember(ctx)),
  ]);
  if (!member) throw new AppError('unauthenticated');
  if (!member.state) throw new AppError('not_found');
  if (given) ctx.waitUntil(closePage(ctx, given));
  return { txRef, status: statusOf(member.state) };
}

/** Nobody can pay on the page any more; a prompt on a phone ends by itself. */
async function closePage({ paymentProviders }: MemberContext, cancelled: Cancelled): Promise<void> {
  const pages = paymentProviders.get(cancelled.provider)?.hosted;
  if (cancelled.redirectUrl !== null && cancelled.mode === 'hosted')
    await pages?.close(cancelled.redirectUrl, AbortSignal.timeout(answerMilliseconds));
}
