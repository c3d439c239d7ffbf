import {
  allowedPreviousStates,
  type PaymentState,
  type ProviderId,
  rejectable,
} from '@mboalink/shared/billing/payments.ts';
import {
  type AnyColumn,
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { receiptMail, receivedAmount } from './receipts.ts';
import { users } from './schema/accounts.ts';
import { passes, receipts, subscriptionEntries } from './schema/billing.ts';
import { outbox } from './schema/outbox.ts';
import { paymentEvents, payments, repeatedCharges } from './schema/payments.ts';
import { insertSelect } from './sql/insert-select.ts';
import { jsonObject } from './sql/json.ts';
import { withDatabase } from './with-database.ts';

/** A payment that a person has to look at, with nothing of whoever paid. */
export type ReviewedPayment = Awaited<ReturnType<typeof readPayments>>[number];

/**
 * What waits for a person, the oldest first: `waiting` for a decision, `uncertain` for more than an hour because the
 * provider's answer was lost, `repeated`, for which a provider charged once more, and `broken`, which were paid and brought
 * nothing: there must be none.
 */
export async function listPayments(connectionString: string) {
  return withDatabase(connectionString, async (db) => ({
    waiting: await readPayments(db, eq(payments.state, 'review')),
    uncertain: await readPayments(
      db,
      and(eq(payments.state, 'uncertain'), lt(payments.createdAt, sql`now() - interval '1 hour'`)),
    ),
    repeated: await readRepeated(db),
    broken: await readPayments(db, and(eq(payments.state, 'succeeded'), not(broughtAll(db)))),
  }));
}

function readPayments(db: NodePgDatabase, which: SQL | undefined) {
  return db
    .select({
      txRef: payments.txRef,
      plan: payments.plan,
      amount: payments.amount,
      provider: payments.provider,
      providerRef: payments.providerRef,
      operator: payments.operator,
      phoneEnd: payments.phoneEnd,
      state: payments.state,
      rawStatus: payments.rawStatus,
      recordedAmount: payments.recordedAmount,
      recordedCurrency: payments.recordedCurrency,
      recordedTxRef: payments.recordedTxRef,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(which)
    .orderBy(asc(payments.createdAt));
}

/** A charge beside the one that paid, until its money is back. */
export type RepeatedCharge = Awaited<ReturnType<typeof readRepeated>>[number];

function readRepeated(db: NodePgDatabase) {
  const { txRef, providerRef, noticedAt, repaidAt } = repeatedCharges;
  return db
    .select({ txRef, providerRef, noticedAt, provider: payments.provider, paidBy: payments.providerRef })
    .from(repeatedCharges)
    .innerJoin(payments, eq(payments.txRef, txRef))
    .where(isNull(repaidAt))
    .orderBy(asc(noticedAt));
}

/**
 * A person paid back what was charged once more, or saw that it was not.
 * @returns whether that charge waited for it
 */
export async function noteRepaid(
  connectionString: string,
  txRef: string,
  providerRef: string,
): Promise<boolean> {
  const { repaidAt } = repeatedCharges;
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      const repaid = await transaction
        .update(repeatedCharges)
        .set({ repaidAt: sql`now()` })
        .where(
          and(
            eq(repeatedCharges.txRef, txRef),
            eq(repeatedCharges.providerRef, providerRef),
            isNull(repaidAt),
          ),
        )
        .returning({ txRef: repeatedCharges.txRef });
      if (repaid.length === 1)
        await transaction
          .insert(paymentEvents)
          .values({ txRef, source: 'review', state: 'succeeded', rawStatus: `paid back: ${providerRef}` });
      return repaid.length === 1;
    }),
  );
}

/**
 * A person saw that the money of a payment went back to its payer, by a refund or because a bank took it: what is left of what it
 * bought is taken by the trigger that every revoked receipt goes through, and the receipt keeps its number.
 * @returns whether the payment was paid, and not noted so before
 */
export async function revokePayment(
  connectionString: string,
  txRef: string,
  reason: string,
): Promise<boolean> {
  const { revokedAt } = receipts;
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      await lockPayer(transaction, txRef);
      const revoked = await transaction
        .update(receipts)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(receipts.txRef, txRef), isNull(revokedAt)))
        .returning({ txRef: receipts.txRef });
      if (revoked.length === 1)
        await transaction
          .insert(paymentEvents)
          .values({ txRef, source: 'review', state: 'succeeded', rawStatus: `money went back: ${reason}` });
      return revoked.length === 1;
    }),
  );
}

/** Over `payments`: a receipt is there, and, where the account still is, the time or the pass that was bought. */
function broughtAll(db: NodePgDatabase): SQL {
  const receipt = db
    .select({ txRef: receipts.txRef })
    .from(receipts)
    .where(eq(receipts.txRef, payments.txRef));
  const entry = db
    .select({ id: subscriptionEntries.id })
    .from(subscriptionEntries)
    .where(and(eq(subscriptionEntries.txRef, payments.txRef), eq(subscriptionEntries.kind, 'paid')));
  const pass = db.select({ txRef: passes.txRef }).from(passes).where(eq(passes.txRef, payments.txRef));
  return sql`(${exists(receipt)} and ${or(isNull(payments.userId), exists(entry), exists(pass))})`;
}

/**
 * What came in a month of Douala, 'YYYY-MM', by provider, in whole francs, and what went back to payers in it, of whichever
 * month that had come: to hold against the providers' own reports.
 */
export async function sumMonth(connectionString: string, month: string) {
  const start = sql`(${`${month}-01`}::timestamp at time zone 'Africa/Douala')`;
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Africa/Douala')`;
  const isIn = (instant: AnyColumn) => sql`(${instant} >= ${start} and ${instant} < ${end})`;
  const { provider, succeededAt } = payments;
  const [came, went] = [isIn(succeededAt), isIn(receipts.revokedAt)];
  const sum = (which: SQL) => sql<number>`coalesce(sum(${receivedAmount}) filter (where ${which}), 0)::int`;
  return withDatabase(connectionString, (db) =>
    db
      .select({
        provider,
        count: sql<number>`(count(*) filter (where ${came}))::int`,
        amount: sum(came),
        revoked: sum(went),
      })
      .from(payments)
      .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
      .where(or(came, went))
      .groupBy(provider)
      .orderBy(asc(provider)),
  );
}

/**
 * A person saw the money: the payment succeeded, with what it bought and its receipt, by the trigger that every success goes
 * through, and the payer is mailed. `francs` is what came, where that is neither the price nor what the record said.
 * @returns whether the payment is there, was not paid yet, and it is known how many francs came
 */
export async function acceptPayment(
  connectionString: string,
  txRef: string,
  francs: number | null = null,
): Promise<boolean> {
  const { recordedAmount, recordedCurrency, amount } = payments;
  const isKnown = sql`case when ${recordedCurrency} is null and ${recordedAmount} is null then true
    else ${recordedCurrency} = 'XAF' and ${recordedAmount} is not null end`;
  const isUnpaid = and(
    eq(payments.txRef, txRef),
    inArray(payments.state, [...allowedPreviousStates.succeeded]),
  );
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      await lockPayer(transaction, txRef);
      const accepted = await transaction
        .update(payments)
        .set({
          state: 'succeeded',
          movedBy: 'review',
          rawStatus: 'accepted by a person',
          succeededAt: sql`now()`,
          failureCode: null,
          nextCheckAt: null,
          receivedAmount: sql`coalesce(${francs}::int, ${recordedAmount}, ${amount})`,
        })
        .where(and(isUnpaid, francs === null ? isKnown : undefined))
        .returning({ txRef: payments.txRef });
      if (accepted.length === 1) await mailReceipt(transaction, txRef);
      return accepted.length === 1;
    }),
  );
}

/**
 * A person found no money, and says why; what the provider calls paid afterwards is looked at again.
 * @returns whether the payment is there and waited for somebody
 */
export async function rejectPayment(
  connectionString: string,
  txRef: string,
  reason: string,
): Promise<boolean> {
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      await lockPayer(transaction, txRef);
      const failed = await transaction
        .update(payments)
        .set({ state: 'failed', movedBy: 'review', rawStatus: reason, nextCheckAt: null })
        .where(and(eq(payments.txRef, txRef), inArray(payments.state, [...rejectable])))
        .returning({ txRef: payments.txRef });
      return failed.length === 1;
    }),
  );
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The payer first, as by everything that moves a payment. */
async function lockPayer(transaction: Transaction, txRef: string) {
  const payer = transaction
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.txRef, txRef));
  await transaction.select({ id: users.id }).from(users).where(inArray(users.id, payer)).for('no key update');
}

/** The mail that every success brings; the clock sends it. */
async function mailReceipt(transaction: Transaction, txRef: string) {
  const { recipient, language, payload, about, source } = receiptMail(txRef);
  const mail = insertSelect(
    outbox,
    {
      kind: 'payment-received',
      recipient,
      language,
      payload: sql`${jsonObject(payload)}::jsonb`,
      idempotencyKey: sql`'payment-received-' || ${about}::text`,
      attempts: 0,
      nextAttemptAt: sql`now()`,
    },
    source,
  );
  await transaction.execute(sql`${mail} on conflict do nothing`);
}

/** Money that a provider's own report says came, under our reference. */
export type ReportedCharge = { txRef: string; francs: number };

/** A payment of which a provider's report says something else than we do. */
export type MonthDifference = {
  txRef: string;
  /** What the report says came, each charge for itself. */
  reported: number[];
  /** Null where it is no payment of ours with that provider. */
  state: PaymentState | null;
  /** What came as we know it; null where nothing did. */
  received: number | null;
  /** The month in which it counts here. */
  month: string | null;
};

type Counted = Pick<MonthDifference, 'state' | 'received' | 'month'>;

const nothing: Counted = { state: null, received: null, month: null };

/**
 * Which payments differ between a month of Douala, 'YYYY-MM', and a provider's own report of it. None: each charge of the report
 * is one payment of that month, of that sum, and there are no others.
 */
export async function compareMonth(
  connectionString: string,
  { month, provider }: { month: string; provider: ProviderId },
  report: readonly ReportedCharge[],
): Promise<MonthDifference[]> {
  const charges = Map.groupBy(report, ({ txRef }) => txRef);
  const counted = await readCounted(connectionString, { month, provider }, [...charges.keys()]);
  const txRefs = new Set([...counted.keys(), ...charges.keys()]);
  return [...txRefs]
    .map((txRef) => {
      const reported = (charges.get(txRef) ?? []).map(({ francs }) => francs);
      return { txRef, reported, ...(counted.get(txRef) ?? nothing) };
    })
    .filter((one) => one.month !== month || one.reported.length !== 1 || one.reported[0] !== one.received);
}

/** What counts in the month, and what else the report names. */
async function readCounted(
  connectionString: string,
  { month, provider }: { month: string; provider: ProviderId },
  named: string[],
): Promise<ReadonlyMap<string, Counted>> {
  const { txRef, state, succeededAt } = payments;
  const monthOf = sql<string | null>`to_char(${succeededAt} at time zone 'Africa/Douala', 'YYYY-MM')`;
  const received = sql<number | null>`case when ${eq(state, 'succeeded')} then ${receivedAmount} end`;
  const isWanted = or(sql`${monthOf} = ${month}`, inArray(txRef, named));
  const rows = await withDatabase(connectionString, (db) =>
    db
      .select({ txRef, state, received, month: monthOf })
      .from(payments)
      .where(and(eq(payments.provider, provider), isWanted))
      .orderBy(asc(payments.createdAt)),
  );
  return new Map(rows.map(({ txRef: one, ...counted }) => [one, counted]));
}
