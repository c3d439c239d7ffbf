import { createHmac, randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import type { PaymentState } from '../outcome.ts';
import type { Payment } from '../payment.ts';
import { type ProviderTraits, withQuery } from '../provider-traits.ts';
import { statusWord, transaction } from './record.ts';

const minute = 60_000;

const events: Record<PaymentState, string> = {
  untried: 'payment.created',
  pending: 'payment.processing',
  succeeded: 'payment.complete',
  failed: 'payment.failed',
  rejected: 'payment.failed',
  cancelled: 'payment.canceled',
  expired: 'payment.expired',
};

/** What is Notch Pay's own beside its paths. */
export function notchPayTraits({ hashKey }: Accounts['notchPay']): ProviderTraits {
  return {
    // As long as MTN's; nothing is known of Orange's.
    promptMilliseconds: 5 * minute,
    retryDelays: [1, 5, 15, 60, 360].map((minutes) => minutes * minute),
    page: { opensOnce: true, offersRetry: false, recordsUntried: true },
    webhook: (payment, says, forged) => {
      const body = JSON.stringify(event(payment, says));
      return { body, headers: { 'x-notch-signature': signature(body, forged ? 'not the key' : hashKey) } };
    },
    returnAddress: (payment) =>
      withQuery(payment.returnUrl, {
        reference: payment.reference,
        trxref: payment.txRef,
        status: statusWord(payment, payment.state),
      }),
  };
}

function event(payment: Payment, says: PaymentState) {
  const data = transaction(payment, says);
  return { id: `evt.${randomUUID()}`, event: events[says], created_at: new Date().toISOString(), data };
}

/** Hexadecimal, over the body as it is sent. */
export const signature = (body: string, key: string): string =>
  createHmac('sha256', key).update(body).digest('hex');
