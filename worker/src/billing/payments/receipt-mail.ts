import { receiptMail } from '@mboalink/db/receipt-mail.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Context } from '../../context.ts';
import { queueMail } from '../../outbox/queue-mail.ts';

/** Tells the payer that the money came and until when it lasts; once for each payment, and only for one that succeeded. */
export function queueReceiptMail(ctx: Pick<Context, 'db' | 'now'>, txRef: string) {
  const { cte, mail } = queueMail(ctx, 'payment-received', receiptMail(txRef));
  return ctx.db.with(cte).select({ mail }).from(oneRow);
}
