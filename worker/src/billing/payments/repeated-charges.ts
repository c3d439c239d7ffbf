import { payments, repeatedCharges } from '@mboalink/db/schema/payments.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { textArray } from '@mboalink/db/sql/text-array.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { ProviderRecord } from '../../providers/payments/payment-provider.ts';

/**
 * Keeps for a person what a provider charged for a payment beside the charge that paid it: the money came twice, and brings
 * nothing. Comes after the payment has moved; where it did not succeed nothing is kept.
 */
export function keepRepeated(
  { db, now }: Pick<Context, 'db' | 'now'>,
  txRef: string,
  record: ProviderRecord | null,
) {
  const paid = record?.status === 'succeeded' ? [record.providerRef, ...(record.alsoPaid ?? [])] : [];
  const names = paid.filter((name) => name !== null);
  const charges = db
    .select({ name: sql<string>`unnest(${textArray(names)})`.as('name') })
    .from(oneRow)
    .as('charges');
  const kept = insertSelect(
    repeatedCharges,
    { txRef: payments.txRef, providerRef: charges.name, noticedAt: now },
    sql`from ${payments}, ${charges} where ${and(
      eq(payments.txRef, txRef),
      eq(payments.state, 'succeeded'),
      ne(payments.providerRef, charges.name),
    )} on conflict do nothing`,
  );
  return db.execute(kept);
}
