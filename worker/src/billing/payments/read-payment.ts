import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { paymentLimits } from '@mboalink/shared/billing/payment-limits.ts';
import { isOpenState } from '@mboalink/shared/billing/payment-states.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { toPaymentAnswer } from './payment-answer.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';
import { settlePayment } from './settle-payment.ts';

type Asked = { txRef: string };

/** Where one's own payment stands; asks the provider again where nobody did lately. Throws `not_found` for any other. */
export async function paymentStatus(ctx: MemberContext, { txRef }: Asked) {
  const payment = await readOwn(ctx, txRef);
  if (!isWorthAsking(payment, ctx.now)) return toStatus(ctx, payment);
  return toStatus(ctx, (await settlePayment(ctx, payment, { source: 'status' })).payment);
}

/** The same, asking the provider whatever is known. Throws `unavailable` where it could not be asked. */
export async function verifyPayment(ctx: MemberContext, { txRef }: Asked) {
  const payment = await readOwn(ctx, txRef);
  const { payment: settled, isRead } = await settlePayment(ctx, payment, { source: 'verify' });
  if (!isRead) throw new AppError('unavailable');
  return toStatus(ctx, settled);
}

async function readOwn(ctx: MemberContext, txRef: string): Promise<PaymentRow> {
  const [own] = await ctx.db
    .select({ payment: paymentFields })
    .from(users)
    .leftJoin(payments, and(eq(payments.userId, users.id), eq(payments.txRef, txRef)))
    .where(isMember(ctx));
  if (!own) throw new AppError('unauthenticated');
  if (!own.payment) throw new AppError('not_found');
  return own.payment;
}

function isWorthAsking(payment: PaymentRow, now: Date): boolean {
  const lastAsked = payment.lastCheckedAt ?? payment.createdAt;
  return (
    isOpenState(payment.state) && now.getTime() - lastAsked.getTime() >= paymentLimits.askAgainSeconds * 1000
  );
}

const toStatus = ({ language }: MemberContext, payment: PaymentRow) => ({
  ...toPaymentAnswer(payment, language),
  lastCheckedAt: payment.lastCheckedAt?.toISOString() ?? null,
});
