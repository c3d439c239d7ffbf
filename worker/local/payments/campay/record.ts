import type { PaymentState } from '../outcome.ts';
import { moneyOf, type Payment } from '../payment.ts';

const feePercent = 2;

const statusOf: Record<PaymentState, string> = {
  untried: 'PENDING',
  pending: 'PENDING',
  succeeded: 'SUCCESSFUL',
  failed: 'FAILED',
  rejected: 'FAILED',
  cancelled: 'FAILED',
  expired: 'FAILED',
};

export const statusWord = ({ isStrange }: Payment, state: PaymentState): string =>
  isStrange ? 'SETTLING' : statusOf[state];

/** With two decimals, though francs have none. */
const decimal = (amount: number) => amount.toFixed(2);

/** A transaction as its own path shows it. What is absent is the word "None". */
export function transaction(payment: Payment, state: PaymentState = payment.state) {
  const { amount, currency } = moneyOf(payment);
  const { reference, txRef, operator, phone, id, reason } = payment;
  return {
    reference,
    external_reference: txRef,
    external_user: txRef,
    status: statusWord(payment, state),
    amount: decimal(amount),
    app_amount: decimal(amount - Math.round((amount * feePercent) / 100)),
    currency,
    operator: operator?.toUpperCase() ?? 'None',
    code: `D${id}`,
    operator_reference: state === 'succeeded' ? String(190_000_000 + id) : 'None',
    endpoint: 'collect',
    phone_number: phone,
    reason: state === 'succeeded' ? 'None' : (reason ?? 'None'),
  };
}
