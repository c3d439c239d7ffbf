import type { ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { eq, sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { passes, receipts, subscriptions } from './schema/billing.ts';
import { payments } from './schema/payments.ts';
import { isoText } from './sql/instant.ts';

/** Whom the mail of a receipt goes to, and what it says; nobody where the payment did not succeed or the account is gone. */
export function receiptMail(txRef: string) {
  return {
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
  };
}

const serial = sql`${receipts.serial}::text`;

/** Over `receipts`: '2026-000042'. What has more digits keeps them. */
export const receiptNumber = sql<string>`${receipts.year} || '-' || lpad(${serial}, greatest(6, length(${serial})), '0')`;

/** Over `payments`: the whole francs that came, of one that succeeded. */
export const receivedAmount = sql<number>`coalesce(${payments.receivedAmount}, ${payments.amount})`;
