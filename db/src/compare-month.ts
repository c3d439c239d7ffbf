import type { PaymentState, ProviderId } from '@mboalink/shared/billing/payments.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { receivedAmount } from './receipts.ts';
import { payments } from './schema/payments.ts';
import { withDatabase } from './with-database.ts';

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
