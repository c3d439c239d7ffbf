import { receiptNumber } from '@mboalink/db/receipts.ts';
import { passes, receipts, subscriptionEntries } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';

/** Each of the member's payments, with its receipt's number, and when the money went back. */
export function paymentsJson({ db, viewer }: MemberContext) {
  const { txRef, plan, amount, provider, operator, phoneEnd, state, createdAt, succeededAt } = payments;
  const kept = { txRef, plan, amount, provider, operator, phoneEnd, state, createdAt, succeededAt };
  const receipt = sql<string | null>`${receiptNumber}`;
  const list = jsonList(jsonObject({ ...kept, receipt, revokedAt: receipts.revokedAt }), asc(createdAt));
  const own = db
    .select({ list })
    .from(payments)
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(eq(payments.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** The passes that the member paid for, with what is used of them. */
export function passesJson({ db, viewer }: MemberContext) {
  const { txRef, kind, reveals, used, startsAt, endsAt } = passes;
  const list = jsonList(jsonObject({ txRef, kind, reveals, used, startsAt, endsAt }), asc(startsAt));
  const own = db.select({ list }).from(passes).where(eq(passes.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** What was ever added to the member's plan. */
export function subscriptionEntriesJson({ db, viewer }: MemberContext) {
  const { id, kind, txRef, plan, seconds, createdAt } = subscriptionEntries;
  const list = jsonList(jsonObject({ kind, txRef, plan, seconds, createdAt }), asc(id));
  const own = db
    .select({ list })
    .from(subscriptionEntries)
    .where(eq(subscriptionEntries.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}
