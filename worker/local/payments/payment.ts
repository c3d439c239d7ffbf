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
export const moneyOf = (payment: Payment): Money => payment.paid ?? payment.asked;

const mtn = /^237(65[0-4]|67\d|68[0-3])/;
const orange = /^237(65[5-9]|69\d|68[67])/;

/** Whose number it is by its first digits, with 237; null where sources disagree. */
export function operatorOf(phone: string): Operator | null {
  if (mtn.test(phone)) return 'mtn';
  return orange.test(phone) ? 'orange' : null;
}

export type PaymentStore = {
  add(request: PaymentRequest, reference: string, now: number): Payment;
  byId(id: number): Payment | undefined;
  byReference(provider: ProviderName, reference: string): Payment | undefined;
  /** All that a provider has for one reference of the application, oldest first. */
  byTxRef(provider: ProviderName, txRef: string): Payment[];
  /** The payment that a hosted page stands for: the last try. */
  byPage(provider: ProviderName, token: string): Payment | undefined;
  /** Newest first. */
  list(): Payment[];
};

const newId = () => randomInt(1, 2 ** 47);

/** Every payment of one start, in memory; ids are random, so that the next start gives none of them again. */
export function createPaymentStore(): PaymentStore {
  const payments: Payment[] = [];
  const ids = new Map<number, Payment>();
  const references = new Map<string, Payment>();
  const txRefs = new Map<string, Payment[]>();
  const pages = new Map<string, Payment>();

  return {
    add: (request, reference, now) => {
      const payment: Payment = {
        ...request,
        id: newId(),
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
      const { provider, txRef, page } = request;
      payments.push(payment);
      ids.set(payment.id, payment);
      references.set(`${provider} ${reference}`, payment);
      txRefs.set(`${provider} ${txRef}`, [...(txRefs.get(`${provider} ${txRef}`) ?? []), payment]);
      if (page) pages.set(`${provider} ${page.token}`, payment);
      return payment;
    },
    byId: (id) => ids.get(id),
    byReference: (provider, reference) => references.get(`${provider} ${reference}`),
    byTxRef: (provider, txRef) => txRefs.get(`${provider} ${txRef}`) ?? [],
    byPage: (provider, token) => pages.get(`${provider} ${token}`),
    list: () => payments.toReversed(),
  };
}

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
