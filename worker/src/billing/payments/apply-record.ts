import { isOpenState, type PaymentState } from '@mboalink/shared/billing/payment-states.ts';
import type { ProviderRecord, RefusalCode } from '../../providers/payments/payment-provider.ts';
import { pageMarginSeconds, secondsToNextCheck } from './next-check.ts';
import { movesInto } from './payment-moves.ts';

/** What a decision about a payment goes by. */
export type JudgedPayment = {
  txRef: string;
  amount: number;
  state: PaymentState;
  /** A person said no; only money that came is heard after that. */
  isRejected: boolean;
  createdAt: Date;
  expiresAt: Date;
  /** Until when a page of the provider can be paid on; null for a prompt. */
  pageEndsAt: Date | null;
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
 * our reference; money that is otherwise is for a person to look at. No news is no end: a prompt may be answered late, and one
 * that is pending for days was abandoned.
 */
export function applyRecord(payment: JudgedPayment, record: ProviderRecord, now: Date): Judgement {
  const wanted = wantedState(payment, record, now);
  const isHeard = !payment.isRejected || wanted === 'succeeded';
  const isMove = isHeard && movesInto[wanted].includes(payment.state);
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
  if (now >= payment.expiresAt && isOpenState(payment.state)) return 'expired';
  return record.status === 'pending' ? 'pending' : payment.state;
}

const isOurs = ({ txRef, amount }: JudgedPayment, record: ProviderRecord) =>
  record.txRef === txRef && record.amountXaf === amount && record.currency === 'XAF';

const ageSeconds = ({ createdAt }: Pick<JudgedPayment, 'createdAt'>, now: Date) =>
  (now.getTime() - createdAt.getTime()) / 1000;

/**
 * What the provider itself calls over is looked at no more: a word that it takes back comes by its webhook. Where it was the
 * payer who gave up, it may only repeat what we told it while the payer confirmed: that is looked at like any other. On a page
 * another try may follow any word until it ends; of one where nobody began nothing follows then.
 */
function nextCheckOf(
  payment: JudgedPayment,
  state: PaymentState,
  record: ProviderRecord,
  now: Date,
): Date | null {
  if (state === 'succeeded' || state === 'review' || payment.isRejected) return null;
  if (mayBePaidOnPage(payment, now)) return nextCheckAt(payment, now);
  const isNeverBegun = payment.pageEndsAt !== null && record.status === 'notFoundYet';
  const isRepeated = record.status === 'cancelled' && payment.state === 'cancelled';
  const isOver = !isRepeated && ['failed', 'cancelled', 'expired'].includes(record.status);
  return isOver || isNeverBegun ? null : nextCheckAt(payment, now);
}

/** A page ends by their clock, and what was begun on it in its last minutes is answered later. */
const mayBePaidOnPage = ({ pageEndsAt }: JudgedPayment, now: Date) =>
  pageEndsAt !== null && now.getTime() < pageEndsAt.getTime() + pageMarginSeconds * 1000;

/** When the clock looks next, whatever it saw now. */
export function nextCheckAt(payment: Pick<JudgedPayment, 'createdAt'>, now: Date): Date | null {
  const seconds = secondsToNextCheck(ageSeconds(payment, now));
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}
