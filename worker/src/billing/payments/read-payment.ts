import { users } from '@mboalink/db/schema/accounts.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { claimRead, isDueForStatus, limitedVerify } from './claim-read.ts';
import { toPaymentAnswer } from './payment-answer.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';
import { settlePayment } from './settle-payment.ts';

type Asked = { txRef: string };

/** Where one's own payment stands; asks the provider again where nobody did lately. Throws `not_found` for any other. */
export async function paymentStatus(ctx: MemberContext, { txRef }: Asked) {
  const [claimed, own] = await ctx.db.batch([
    claimRead(ctx, txRef, isDueForStatus(ctx)),
    selectOwn(ctx, txRef),
  ]);
  const { payment } = requireOwn(own);
  if (claimed.length === 0) return toStatus(ctx, payment);
  return toStatus(ctx, (await settlePayment(ctx, payment, { source: 'status' })).payment);
}

/**
 * The same, asking the provider whatever is known, unless somebody did a moment ago. Throws `unavailable` where it could not be
 * asked, and `rate_limited` for who asks too often.
 */
export async function verifyPayment(ctx: MemberContext, { txRef }: Asked) {
  const { counts, isDue, isRefused, refusal } = limitedVerify(ctx, txRef);
  const [, claimed, own] = await ctx.db.batch([
    counts,
    claimRead(ctx, txRef, isDue),
    selectOwn(ctx, txRef, isRefused),
  ]);
  const { payment, isTooOften } = requireOwn(own);
  if (isTooOften) throw refusal();
  if (claimed.length === 0) return toStatus(ctx, payment);
  const { payment: settled, isRead } = await settlePayment(ctx, payment, { source: 'verify' });
  if (!isRead) throw new AppError('unavailable');
  return toStatus(ctx, settled);
}

function selectOwn(ctx: MemberContext, txRef: string, isTooOften: SQL<boolean> = sql<boolean>`false`) {
  return ctx.db
    .select({ payment: paymentFields, isTooOften })
    .from(users)
    .leftJoin(payments, and(eq(payments.userId, users.id), eq(payments.txRef, txRef)))
    .where(isMember(ctx));
}

type Own<Payment> = { payment: Payment; isTooOften: boolean };

function requireOwn([own]: Own<PaymentRow | null>[]): Own<PaymentRow> {
  if (!own) throw new AppError('unauthenticated');
  const { payment, isTooOften } = own;
  if (!payment) throw new AppError('not_found');
  return { payment, isTooOften };
}

const toStatus = ({ language }: MemberContext, payment: PaymentRow) => ({
  ...toPaymentAnswer(payment, language),
  lastCheckedAt: payment.lastCheckedAt?.toISOString() ?? null,
});
