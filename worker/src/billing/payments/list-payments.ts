import { users } from '@mboalink/db/schema/accounts.ts';
import { receipts } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { paidPeriodDays } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { toPaymentAnswer } from './payment-answer.ts';
import { paymentFields } from './payment-rows.ts';
import { receiptNumber } from './receipt-number.ts';

/** Further back nobody looks; receipts stay by their address. */
const listed = 100;

/** One's own payments, newest first, with the numbers of their receipts. */
export async function listPayments({ db, viewer, language }: MemberContext) {
  const rows = await db
    .select({ ...paymentFields, receipt: sql<string | null>`${receiptNumber}` })
    .from(payments)
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(eq(payments.userId, viewer.userId))
    .orderBy(desc(payments.createdAt))
    .limit(listed);
  return {
    payments: rows.map(({ receipt, ...payment }) => ({
      ...toPaymentAnswer(payment, language),
      receipt,
      succeededAt: payment.succeededAt?.toISOString() ?? null,
    })),
  };
}

/** The receipt of one's own payment. Throws `not_found` for any other, and where nothing was paid. */
export async function readReceipt(
  { db, viewer }: MemberContext,
  { txRef }: { txRef: string },
): Promise<Receipt> {
  const [row] = await db
    .select({
      number: receiptNumber,
      issuedAt: receipts.issuedAt,
      plan: payments.plan,
      amount: payments.amount,
      operator: payments.operator,
      phoneEnd: payments.phoneEnd,
      name: users.name,
      email: users.email,
    })
    .from(receipts)
    .innerJoin(payments, eq(payments.txRef, receipts.txRef))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(eq(receipts.txRef, txRef), eq(payments.userId, viewer.userId)));
  if (!row) throw new AppError('not_found');
  const { name, email, issuedAt, ...receipt } = row;
  return {
    ...receipt,
    txRef,
    issuedAt: issuedAt.toISOString(),
    days: paidPeriodDays,
    currency: 'XAF',
    payer: { name, email },
  };
}
