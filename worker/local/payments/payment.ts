import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { FailureReason, PaymentState } from './outcome.ts';
import type { Script } from './scripts.ts';

/** By their words in addresses. */
export const providerNames = ['flutterwave', 'notch-pay', 'campay'] as const;

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
  /** Nobody else may carry it. */
  lockedOperator?: Operator | null;
  returnUrl?: string;
  failureUrl?: string;
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
