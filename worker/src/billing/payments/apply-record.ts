import {
  allowedPreviousStates,
  isOpenState,
  type PaymentFailureCode,
  type PaymentState,
} from '@mboalink/shared/billing/payments.ts';
import type { ProviderRecord } from '../../providers/payments/payment-provider.ts';

/** What a decision about a payment goes by. */
export type JudgedPayment = {
  txRef: string;
  amount: number;
  state: PaymentState;
  failureCode: PaymentFailureCode | null;
  /** A person said no; only money that came is heard after that. */
  isRejected: boolean;
  /** Whether its provider would know, if somebody had paid. */
  isTraceable: boolean;
  createdAt: Date;
  expiresAt: Date;
  /** Until when a page of the provider can be paid on; null for a prompt. */
  pageEndsAt: Date | null;
  /** When the clock looks; null where it looks no more. */
  nextCheckAt: Date | null;
};

/** What a payment becomes; `nextCheckAt` null: the clock looks no more. */
export type Judgement = Pick<JudgedPayment, 'state' | 'failureCode' | 'nextCheckAt'>;

/**
 * What a provider's own record makes of a payment; null where it could not be read. Paid is only what the record calls paid, to
 * the franc, in francs and under our reference; money that is otherwise is for a person to look at. No news is no end: a prompt
 * may be answered late, and one that is pending for days was abandoned. What may have been paid without our ever hearing of it
 * is for a person as well.
 */
export function applyRecord(payment: JudgedPayment, record: ProviderRecord | null, now: Date): Judgement {
  const wanted = wantedState(payment, record, now);
  const isHeard = !payment.isRejected || wanted === 'succeeded';
  const isMove = isHeard && allowedPreviousStates[wanted].includes(payment.state);
  const state = isMove ? wanted : payment.state;
  return {
    state,
    failureCode: state === 'failed' ? (record?.failureCode ?? payment.failureCode) : null,
    nextCheckAt: nextCheckOf(payment, { state, record }, now),
  };
}

function wantedState(payment: JudgedPayment, record: ProviderRecord | null, now: Date): PaymentState {
  if (record?.status === 'succeeded') return isOurs(payment, record) ? 'succeeded' : 'review';
  if (record?.status === 'failed') return 'failed';
  if (isLeft(payment, record)) return payment.state;
  if (isUnknowable(payment, record, now)) return 'review';
  if (record && now >= payment.expiresAt && isOpenState(payment.state)) return 'expired';
  return record?.status === 'pending' ? 'pending' : payment.state;
}

/** The clock looks no more, and nothing was begun anew. */
const isLeft = ({ nextCheckAt }: JudgedPayment, record: ProviderRecord | null) =>
  nextCheckAt === null && record?.status !== 'pending';

/** Nobody could read it for three days, or nobody can look it up after its payer's time. */
function isUnknowable(payment: JudgedPayment, record: ProviderRecord | null, now: Date): boolean {
  if (record === null) return laterCheck(payment, now) === null;
  const isLost = record.status === 'notFoundYet' && !payment.isTraceable;
  return isLost && now >= payment.expiresAt && !mayBePaidOnPage(payment, now);
}

const isOurs = ({ txRef, amount }: JudgedPayment, record: ProviderRecord) =>
  record.txRef === txRef && record.amountXaf === amount && record.currency === 'XAF';

type Looked = { state: PaymentState; record: ProviderRecord | null };

/**
 * What the provider itself calls failed is looked at no more: a word that it takes back comes by its webhook. On a page another
 * try may follow until it ends; of one where nobody began nothing follows then.
 */
function nextCheckOf(payment: JudgedPayment, { state, record }: Looked, now: Date): Date | null {
  if (state === 'succeeded' || state === 'review' || payment.isRejected) return null;
  if (isLeft(payment, record)) return null;
  if (mayBePaidOnPage(payment, now)) return laterCheck(payment, now);
  const isNeverBegun = payment.pageEndsAt !== null && record?.status === 'notFoundYet';
  return record?.status === 'failed' || isNeverBegun ? null : laterCheck(payment, now);
}

/** A page ends by their clock, and what was begun on it in its last minutes is answered later. */
const mayBePaidOnPage = ({ pageEndsAt }: JudgedPayment, now: Date) =>
  pageEndsAt !== null && now.getTime() < pageEndsAt.getTime() + pageMarginSeconds * 1000;

/** When the clock looks next, whatever it saw now. */
function laterCheck(payment: JudgedPayment, now: Date): Date | null {
  const seconds = secondsToNextCheck((now.getTime() - payment.createdAt.getTime()) / 1000);
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}

const minute = 60;
const hour = 60 * minute;

/** How old a payment is when the clock looks at its provider's record at first, in seconds. */
const firstAges = [15, 45, 105, 225, 525, 1125, 2025];

const lastCheckSeconds = 72 * hour;

/** For so long after a page has ended, what was begun on it may still be paid. */
const pageMarginSeconds = 15 * minute;

/**
 * When to look again at the record of a payment that is `ageSeconds` old, whoever looked at it before: soon at first, then
 * each hour for a day, then each six hours; null after three days.
 */
export function secondsToNextCheck(ageSeconds: number): number | null {
  if (ageSeconds >= lastCheckSeconds) return null;
  const next = firstAges.find((age) => age > ageSeconds);
  if (next !== undefined) return next - ageSeconds;
  return ageSeconds < 24 * hour ? hour : 6 * hour;
}
