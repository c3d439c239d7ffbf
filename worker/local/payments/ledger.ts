import type { Money, Payment, ProviderName } from './payment.ts';

export type LedgerRow = Money & { provider: ProviderName; reference: string; txRef: string; at: string };

export type Ledger = {
  add(payment: Payment, paid: Money, at: number): void;
  /** What was really collected, oldest first, and its sums by currency. */
  read(): { totals: Record<string, number>; rows: LedgerRow[] };
};

/** The money that left payers, whatever anybody was told of it. */
export function createLedger(): Ledger {
  const rows: LedgerRow[] = [];
  return {
    add: ({ provider, reference, txRef }, paid, at) => {
      rows.push({ ...paid, provider, reference, txRef, at: new Date(at).toISOString() });
    },
    read: () => {
      const totals: Record<string, number> = {};
      for (const { amount, currency } of rows) totals[currency] = (totals[currency] ?? 0) + amount;
      return { totals, rows: [...rows] };
    },
  };
}
