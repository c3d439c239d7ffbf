import { createHmac } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import type { PaymentState } from '../outcome.ts';
import type { Payment } from '../payment.ts';
import { type ProviderTraits, withQuery } from '../provider-traits.ts';
import type { SimulatorSettings } from '../settings.ts';
import { sandboxEmail, statusWord, transaction } from './record.ts';

const minute = 60_000;

/** What is Flutterwave's own beside its paths. */
export function flutterwaveTraits(
  { secretHash }: Accounts['flutterwave'],
  settings: SimulatorSettings,
): ProviderTraits {
  return {
    promptMilliseconds: 10 * minute,
    retryDelays: [30 * minute, 30 * minute, 30 * minute],
    page: { opensOnce: false, offersRetry: true, recordsUntried: false },
    webhook: (payment, says, forged) => {
      const body = JSON.stringify(event(payment, says));
      const hash = forged ? 'not the hash' : secretHash;
      return { body, headers: signatures(body, hash, settings.flutterwaveSignature) };
    },
    returnAddress: (payment) =>
      withQuery(payment.returnUrl, {
        status: returnWord(payment),
        tx_ref: payment.txRef,
        ...(payment.state !== 'untried' && { transaction_id: String(payment.id) }),
      }),
  };
}

const returnWord = (payment: Payment) =>
  payment.state === 'untried' || payment.state === 'cancelled'
    ? 'cancelled'
    : statusWord(payment, payment.state);

/** One event for whatever became of it. */
function event(payment: Payment, says: PaymentState) {
  const data = transaction(payment, says);
  const customer = { ...data.customer, email: sandboxEmail(data.customer.email) };
  return {
    event: 'charge.completed',
    data: { ...data, customer },
    'event.type': 'MOBILEMONEYSN_TRANSACTION',
  };
}

/** The old header is the word itself, the new one the body under it. */
export function signatures(body: string, hash: string, which: SimulatorSettings['flutterwaveSignature']) {
  const digest = createHmac('sha256', hash).update(body).digest('base64');
  return {
    ...(which !== 'flutterwave-signature' && { 'verif-hash': hash }),
    ...(which !== 'verif-hash' && { 'flutterwave-signature': digest }),
  };
}
