import { randomInt } from 'node:crypto';
import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { FailureReason, PaymentState, Script } from './scripts.ts';

/** By their words in addresses. */
export const providerNames = ['flutterwave', 'campay'] as const;

export type ProviderName = (typeof providerNames)[number];

export type Money = { amount: number; currency: string };

export type Customer = { email: string; name: string };

/** A hosted page for a payment. */
export type PaymentPage = {
  /** Its last part of the address. */
  token: string;
  opened: boolean;
  closed: boolean;
  endsAt: number;
};

/** One sending of one webhook; `status` is null where nobody answered. */
export type Delivery = {
  at: number;
  says: PaymentState;
  forged: boolean;
  attempt: number;
  status: number | null;
};

/** What the application asks a provider for, whatever the provider calls it. */
export type PaymentRequest = {
  provider: ProviderName;
  /** The application's own reference. */
  txRef: string;
  asked: Money;
  description: string;
  customer: Customer;
  phone?: string;
  returnUrl?: string;
  page?: PaymentPage;
};

/** A payment as its provider knows it; each face shows it in its own words. */
export type Payment = PaymentRequest & {
  id: number;
  /** The provider's reference. */
  reference: string;
  state: PaymentState;
  reason: FailureReason | null;
  /** What was really collected. */
  paid: Money | null;
  phone: string;
  operator: Operator | null;
  script: Script | null;
  /** The record says a word that no document knows. */
  isStrange: boolean;
  /** Until then the record may not be read. */
  limitedUntil: number;
  createdAt: number;
  settledAt: number | null;
  deliveries: Delivery[];
};

/** What the record says was, or is to be, paid. */
export const moneyOf = ({ paid, asked }: Pick<Payment, 'paid' | 'asked'>): Money => paid ?? asked;

const mtn = /^237(65[0-4]|67\d|68[0-3])/;
const orange = /^237(65[5-9]|69\d|68[67])/;

/** Whose number it is by its first digits, with 237; null where sources disagree. */
export function operatorOf(phone: string): Operator | null {
  if (mtn.test(phone)) return 'mtn';
  return orange.test(phone) ? 'orange' : null;
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Every payment of one start, in memory; ids are random, so that the next start gives none of them again. */
export function createPaymentStore() {
  const payments: Payment[] = [];
  return {
    add: (request: PaymentRequest, reference: string, now: number): Payment => {
      const payment: Payment = {
        ...request,
        id: randomInt(1, 2 ** 47),
        reference,
        state: 'untried',
        reason: null,
        paid: null,
        phone: request.phone ?? '',
        operator: null,
        script: null,
        isStrange: false,
        limitedUntil: 0,
        createdAt: now,
        settledAt: null,
        deliveries: [],
      };
      payments.push(payment);
      return payment;
    },
    byId: (id: number) => payments.find((payment) => payment.id === id),
    byReference: (provider: ProviderName, reference: string) =>
      payments.find((payment) => payment.provider === provider && payment.reference === reference),
    /** All that a provider has for one reference of the application, oldest first. */
    byTxRef: (provider: ProviderName, txRef: string) =>
      payments.filter((payment) => payment.provider === provider && payment.txRef === txRef),
    /** The payment that a hosted page stands for: the last try. */
    byPage: (token: string) => payments.findLast(({ page }) => page?.token === token),
    /** Newest first. */
    list: () => payments.toReversed(),
  };
}

export type LedgerRow = Money & { provider: ProviderName; reference: string; txRef: string; at: string };

/** The money that left payers, whatever anybody was told of it: oldest first, and its sums by currency. */
export function ledgerOf(payments: Payment[]): { totals: Record<string, number>; rows: LedgerRow[] } {
  const paid = payments.filter((payment) => payment.paid !== null);
  const rows = paid
    .sort((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0))
    .map(({ provider, reference, txRef, settledAt, ...payment }) => ({
      ...moneyOf(payment),
      provider,
      reference,
      txRef,
      at: new Date(settledAt ?? 0).toISOString(),
    }));
  const totals: Record<string, number> = {};
  for (const { amount, currency } of rows) totals[currency] = (totals[currency] ?? 0) + amount;
  return { totals, rows };
}
