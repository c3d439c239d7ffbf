import { receiptNumber } from '@mboalink/db/receipt-number.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { receipts } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { toPaymentAnswer } from './payment-answer.ts';
import { type PaymentRow, paymentFields } from './payment-rows.ts';

/** Further back nobody looks; receipts stay by their address. */
const listed = 100;

/** One's own payments, newest first, with the numbers of their receipts. */
export async function listPayments(ctx: MemberContext) {
  const rows = await ctx.db
    .select({
      payment: paymentFields,
      receipt: sql<string | null>`${receiptNumber}`,
      revokedAt: receipts.revokedAt,
    })
    .from(users)
    .leftJoin(payments, eq(payments.userId, users.id))
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(isMember(ctx))
    .orderBy(desc(payments.createdAt))
    .limit(listed);
  if (rows.length === 0) throw new AppError('unauthenticated');
  return {
    payments: rows.flatMap(({ payment, ...receipt }) => (payment ? [toListed(ctx, payment, receipt)] : [])),
  };
}

type Receipted = { receipt: string | null; revokedAt: Date | null };

const toListed = ({ language }: MemberContext, payment: PaymentRow, { receipt, revokedAt }: Receipted) => ({
  ...toPaymentAnswer(payment, language),
  receipt,
  succeededAt: payment.succeededAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});
