import { createHmac } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import type { PaymentState } from '../outcome.ts';
import type { Payment } from '../payment.ts';
import { type ProviderTraits, withQuery } from '../provider-traits.ts';
import { statusWord, transaction } from './record.ts';

const tokenSeconds = 600;

/** What is CamPay's own beside its paths. `signingTime` is what the application's clock says. */
export function campayTraits({ webhookKey }: Accounts['campay'], signingTime: () => number): ProviderTraits {
  return {
    promptMilliseconds: null,
    retryDelays: [],
    page: { opensOnce: false, offersRetry: false, recordsUntried: false },
    webhook: (payment, says, forged) => {
      const key = forged ? 'not the key' : webhookKey;
      const signature = signatureToken(Math.floor(signingTime() / 1000), key);
      return { body: JSON.stringify({ ...event(payment, says), signature }), headers: {} };
    },
    returnAddress: (payment) => {
      const address = payment.state === 'succeeded' ? payment.returnUrl : payment.failureUrl;
      const status = statusWord(payment, payment.state);
      const { reference, txRef } = payment;
      return withQuery(address ?? payment.returnUrl, { status, reference, external_reference: txRef });
    },
  };
}

function event(payment: Payment, says: PaymentState) {
  const { app_amount: _, ...record } = transaction(payment, says);
  const { customer, description, returnUrl, failureUrl } = payment;
  const [firstName = '', ...others] = customer.name.split(' ');
  return {
    ...record,
    extra_first_name: firstName,
    extra_last_name: others.join(' '),
    extra_email: customer.email,
    redirect_url: returnUrl ?? 'None',
    failure_redirect_url: failureUrl ?? 'None',
    description,
  };
}

/** Says who sends and when, and nothing of the payment. */
export function signatureToken(issuedAt: number, key: string): string {
  const claims = { source: 'CamPay', iat: issuedAt, exp: issuedAt + tokenSeconds };
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
