import { receiptNumber } from '@mboalink/db/receipt-number.ts';
import { receivedAmount } from '@mboalink/db/received-amount.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { receipts } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

/** The receipt of one's own payment, for whom it was then. Throws `not_found` for any other, and where nothing was paid. */
export async function readReceipt(ctx: MemberContext, { txRef }: { txRef: string }): Promise<Receipt> {
  const { plan, operator, phoneEnd } = payments;
  const { issuedAt, revokedAt, boughtDays, payerName } = receipts;
  const [row] = await ctx.db
    .select({
      number: sql<string>`${receiptNumber}`,
      receipt: { issuedAt, revokedAt, boughtDays, payerName, payerEmail: receipts.payerEmail },
      payment: { plan, amount: receivedAmount, operator, phoneEnd },
    })
    .from(users)
    .leftJoin(payments, and(eq(payments.userId, users.id), eq(payments.txRef, txRef)))
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(isMember(ctx));
  if (!row) throw new AppError('unauthenticated');
  const { number, receipt, payment } = row;
  if (!payment || !receipt?.payerName || !receipt.payerEmail) throw new AppError('not_found');
  return {
    number,
    ...payment,
    txRef,
    issuedAt: receipt.issuedAt.toISOString(),
    revokedAt: receipt.revokedAt?.toISOString() ?? null,
    days: receipt.boughtDays,
    currency: 'XAF',
    payer: { name: receipt.payerName, email: receipt.payerEmail },
  };
}
