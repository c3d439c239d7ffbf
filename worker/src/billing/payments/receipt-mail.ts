import { receiptNumber } from '@mboalink/db/receipt-number.ts';
import { receivedAmount } from '@mboalink/db/received-amount.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { passes, receipts, subscriptions } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { ProductId } from '@mboalink/shared/billing/product-ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { queueMail } from '../../outbox/queue-mail.ts';

/** Tells the payer that the money came and until when it lasts; once for each payment, and only for one that succeeded. */
export function queueReceiptMail(ctx: Pick<Context, 'db' | 'now'>, txRef: string) {
  const { cte, mail } = queueMail(ctx, 'payment-received', {
    recipient: users.email,
    language: users.language,
    payload: {
      txRef: sql<string>`${payments.txRef}::text`,
      plan: sql<ProductId>`${payments.plan}`,
      amount: receivedAmount,
      receipt: receiptNumber,
      paidUntil: sql<string>`coalesce(${isoText(passes.endsAt)}, ${isoText(subscriptions.paidUntil)})`,
    },
    about: payments.txRef,
    source: sql`from ${payments} join ${receipts} on ${receipts.txRef} = ${payments.txRef}
      join ${users} on ${users.id} = ${payments.userId}
      left join ${passes} on ${passes.txRef} = ${payments.txRef}
      left join ${subscriptions} on ${subscriptions.userId} = ${users.id}
      where ${eq(payments.txRef, txRef)}`,
  });
  return ctx.db.with(cte).select({ mail }).from(oneRow);
}
