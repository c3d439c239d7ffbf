import type { PaymentState } from '../outcome.ts';
import { moneyOf, type Payment } from '../payment.ts';

const statusOf: Record<PaymentState, string> = {
  untried: 'pending',
  pending: 'processing',
  succeeded: 'complete',
  failed: 'failed',
  rejected: 'rejected',
  cancelled: 'canceled',
  expired: 'expired',
};

/** A hosted page that was opened and left is abandoned; one that nobody opened has expired. */
export function statusWord({ isStrange, page, phone }: Payment, state: PaymentState): string {
  if (isStrange) return 'settling';
  return state === 'expired' && page?.opened && !phone ? 'abandoned' : statusOf[state];
}

/** A transaction as answers and webhooks show it. */
export function transaction(payment: Payment, state: PaymentState = payment.state) {
  const { reference, txRef, id, description, returnUrl } = payment;
  return {
    reference,
    merchant_reference: txRef,
    ...moneyOf(payment),
    status: statusWord(payment, state),
    customer: `cus.${id}`,
    description,
    callback: returnUrl ?? null,
    sandbox: 1,
    fees: [],
    created_at: new Date(payment.createdAt).toISOString(),
  };
}
