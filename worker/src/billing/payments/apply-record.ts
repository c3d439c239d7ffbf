import { isOpenState, type PaymentState } from '@mboalink/shared/billing/payment-states.ts';
import type { ProviderRecord, RefusalCode } from '../../providers/payments/payment-provider.ts';
import { secondsToNextCheck } from './next-check.ts';
import { movesInto } from './payment-moves.ts';

/** What a decision about a payment goes by. */
export type JudgedPayment = {
  txRef: string;
  amount: number;
  state: PaymentState;
  createdAt: Date;
  expiresAt: Date;
};

/** What a payment becomes; `nextCheckAt` null: the clock looks no more. */
export type Judgement = {
  state: PaymentState;
  rawStatus: string;
  failureCode: RefusalCode | null;
  nextCheckAt: Date | null;
};

/**
 * What a provider's own record makes of a payment. Paid is only what the record calls paid, to the franc, in francs and under
 * our reference; money that is otherwise is for a person to look at. No news is no end: a prompt may be answered late.
 */
export function applyRecord(payment: JudgedPayment, record: ProviderRecord, now: Date): Judgement {
  const wanted = wantedState(payment, record, now);
  const isMove = movesInto[wanted].includes(payment.state);
  const state = isMove ? wanted : payment.state;
  const failureCode = state === 'failed' ? (record.failureCode ?? null) : null;
  return {
    state,
    rawStatus: record.rawStatus,
    failureCode,
    nextCheckAt: nextCheckOf(payment, state, record, now),
  };
}

function wantedState(payment: JudgedPayment, record: ProviderRecord, now: Date): PaymentState {
  if (record.status === 'succeeded') return isOurs(payment, record) ? 'succeeded' : 'review';
  if (record.status === 'failed' || record.status === 'cancelled' || record.status === 'expired')
    return record.status;
  if (isLastCheck(payment, now) && record.status === 'pending') return 'review';
  if (now >= payment.expiresAt && isOpenState(payment.state)) return 'expired';
  return record.status === 'pending' ? 'pending' : payment.state;
}

const isOurs = ({ txRef, amount }: JudgedPayment, record: ProviderRecord) =>
  record.txRef === txRef && record.amountXaf === amount && record.currency === 'XAF';

const ageSeconds = ({ createdAt }: JudgedPayment, now: Date) => (now.getTime() - createdAt.getTime()) / 1000;

const isLastCheck = (payment: JudgedPayment, now: Date) =>
  secondsToNextCheck(ageSeconds(payment, now)) === null;

/**
 * What the provider itself calls over is looked at no more: a word that it takes back comes by its webhook. Where it was the
 * payer who gave up, it may only repeat what we told it while the payer confirmed: that is looked at like any other.
 */
function nextCheckOf(
  payment: JudgedPayment,
  state: PaymentState,
  record: ProviderRecord,
  now: Date,
): Date | null {
  const isRepeated = record.status === 'cancelled' && payment.state === 'cancelled';
  const isOver = !isRepeated && ['failed', 'cancelled', 'expired'].includes(record.status);
  if (state === 'succeeded' || state === 'review' || isOver) return null;
  return nextCheckAt(payment, now);
}

/** When the clock looks next, whatever it saw now. */
export function nextCheckAt(payment: JudgedPayment, now: Date): Date | null {
  const seconds = secondsToNextCheck(ageSeconds(payment, now));
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}
