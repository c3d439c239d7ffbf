import { createHash } from 'node:crypto';
import type { PaymentState } from '../outcome.ts';
import { moneyOf, type Payment } from '../payment.ts';

const feePercent = 2;

/** `pending` until somebody paid or did not; there are no other words. */
const statusOf: Record<PaymentState, string> = {
  untried: 'pending',
  pending: 'pending',
  succeeded: 'successful',
  failed: 'failed',
  rejected: 'failed',
  cancelled: 'failed',
  expired: 'failed',
};

const responses = {
  'insufficient funds': 'Insufficient funds',
  'rejected by the payer': 'Transaction declined by customer',
  'not answered': 'customer did not complete within the stipulated time (10 mins)',
  failed: 'Transaction Failed',
};

export const statusWord = ({ isStrange }: Payment, state: PaymentState): string =>
  isStrange ? 'settling' : statusOf[state];

function processorResponse({ reason }: Payment, state: PaymentState): string {
  if (state === 'succeeded') return 'Transaction Successful';
  if (statusOf[state] === 'pending') return 'Transaction in progress';
  return responses[reason ?? 'failed'];
}

/** A transaction as answers and webhooks show it. */
export function transaction(payment: Payment, state: PaymentState = payment.state) {
  const { amount, currency } = moneyOf(payment);
  const { id, txRef, customer, phone } = payment;
  return {
    id,
    tx_ref: txRef,
    flw_ref: `FLWTK${id}`,
    amount,
    charged_amount: amount,
    app_fee: feeOf(amount),
    merchant_fee: 0,
    processor_response: processorResponse(payment, state),
    auth_model: 'AUTH',
    currency,
    status: statusWord(payment, state),
    // Whatever the country.
    payment_type: 'mobilemoneysn',
    charge_type: 'normal',
    created_at: new Date(payment.createdAt).toISOString(),
    customer: { id: id % 1_000_000, phone_number: phone, name: customer.name, email: customer.email },
  };
}

/** The same, as it is read later. */
export function verified(payment: Payment) {
  const { amount } = moneyOf(payment);
  return { ...transaction(payment), amount_settled: amount - feeOf(amount), meta: {} };
}

/** The address as the sandbox writes it in webhooks. */
export function sandboxEmail(email: string): string {
  return `ravesb_${createHash('sha256').update(email).digest('hex').slice(0, 20)}_${email}`;
}

const feeOf = (amount: number) => Math.round((amount * feePercent) / 100);
