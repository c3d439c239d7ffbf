import { randomInt } from 'node:crypto';
import type { Operator } from '@mboalink/shared/billing/payments.ts';
import type { FailureReason, PaymentState, Script } from './scripts.ts';

/** By their words in addresses. */
export const providerNames = ['flutterwave', 'campay'] as const;

export type ProviderName = (typeof providerNames)[number];

export type Money = { amount: number; currency: string };

/** A hosted page for a payment; `token` is the last part of its address. */
export type PaymentPage = { token: string; opened: boolean; closed: boolean; endsAt: number };

/** One sending of one webhook; `status` is null where nobody answered. */
export type Delivery = { at: number; says: PaymentState; forged: boolean; status: number | null };

/** What the application asks a provider for, whatever the provider calls it. */
export type PaymentRequest = {
  provider: ProviderName;
  /** The application's own reference. */
  txRef: string;
  asked: Money;
  customer: { email: string; name: string };
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

/** A payment that nobody was asked for; ids are random, so that the next start gives none of them again. */
export const newPayment = (request: PaymentRequest, now: number): Payment => ({
  ...request,
  id: randomInt(1, 2 ** 47),
  reference: crypto.randomUUID(),
  state: 'untried',
  reason: null,
  paid: null,
  phone: '',
  operator: null,
  script: null,
  isStrange: false,
  limitedUntil: 0,
  createdAt: now,
  settledAt: null,
  deliveries: [],
});

/** What the record says was, or is to be, paid. */
export const moneyOf = ({ paid, asked }: Pick<Payment, 'paid' | 'asked'>): Money => paid ?? asked;

const mtn = /^237(65[0-4]|67\d|68[0-3])/;
const orange = /^237(64[0-2]|65[5-9]|69\d|68[6-9])/;

/** Whose number it is by its first digits, with 237; null where sources disagree. */
export function operatorOf(phone: string): Operator | null {
  if (mtn.test(phone)) return 'mtn';
  return orange.test(phone) ? 'orange' : null;
}

export type LedgerRow = ReturnType<typeof ledgerOf>['rows'][number];

/** The money that left payers, whatever anybody was told of it: oldest first, and its sums by currency. */
export function ledgerOf(payments: readonly Payment[]) {
  const rows = payments
    .filter(({ paid }) => paid !== null)
    .sort((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0))
    .map(({ paid, asked, txRef, settledAt }) => ({ ...moneyOf({ paid, asked }), txRef, at: settledAt ?? 0 }));
  const totals: Record<string, number> = {};
  for (const { amount, currency } of rows) totals[currency] = (totals[currency] ?? 0) + amount;
  return { totals, rows };
}
