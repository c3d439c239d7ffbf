import { payments } from '@mboalink/db/schema/payments.ts';
import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import {
  isOpenState,
  type PaymentState,
  type PaymentStatus,
  statusOf,
} from '@mboalink/shared/billing/payments.ts';
import type { Language } from '@mboalink/shared/language.ts';

/** What is read of a payment wherever one is. */
export const paymentFields = {
  txRef: payments.txRef,
  userId: payments.userId,
  plan: payments.plan,
  amount: payments.amount,
  provider: payments.provider,
  mode: payments.mode,
  operator: payments.operator,
  phoneEnd: payments.phoneEnd,
  phoneHash: payments.phoneHash,
  providerRef: payments.providerRef,
  state: payments.state,
  movedBy: payments.movedBy,
  failureCode: payments.failureCode,
  ussdCode: payments.ussdCode,
  redirectUrl: payments.redirectUrl,
  createdAt: payments.createdAt,
  expiresAt: payments.expiresAt,
  nextCheckAt: payments.nextCheckAt,
  lastCheckedAt: payments.lastCheckedAt,
  succeededAt: payments.succeededAt,
};

export type PaymentRow = { [Name in keyof typeof paymentFields]: (typeof payments.$inferSelect)[Name] };

/** States that say more than their status. */
type Told = Extract<PaymentState, 'uncertain' | 'review' | 'expired'>;

const messages: Record<Language, Record<PaymentStatus | Told, string>> = {
  en: {
    pending: 'Confirm the payment on your phone with your secret code.',
    uncertain:
      'We do not know yet whether the operator got the request. If it appears on your phone, confirm it with your secret code.',
    successful: 'Your payment was received.',
    failed: 'Payment was not successful. Please try again.',
    expired:
      'The time to confirm ran out. If you did confirm, do not pay again: the money is still found and counted.',
    review:
      'We are checking this payment with the provider. If the money arrived, your plan starts and the receipt reaches you by e-mail: there is no need to pay again.',
  },
  fr: {
    pending: 'Confirmez le paiement sur votre téléphone avec votre code secret.',
    uncertain:
      'Nous ne savons pas encore si l’opérateur a reçu la demande. Si elle s’affiche sur votre téléphone, confirmez-la avec votre code secret.',
    successful: 'Votre paiement est bien reçu.',
    failed: 'Le paiement n’a pas abouti. Veuillez réessayer.',
    expired:
      'Le délai pour valider est passé. Si vous avez validé, ne payez pas une deuxième fois : l’argent est retrouvé et compté.',
    review:
      'Nous vérifions ce paiement auprès du prestataire. Si l’argent est arrivé, votre plan démarre et le reçu vous parvient par e-mail : inutile de payer à nouveau.',
  },
};

const isTold = (state: PaymentState): state is Told =>
  state === 'uncertain' || state === 'review' || state === 'expired';

/** A payment as its payer sees it. One that a person looks at is pending, though there is nothing more for its payer to do. */
export function toPaymentAnswer(payment: PaymentRow, language: Language): PaymentAnswer {
  const status = statusOf(payment.state);
  const { ussdCode, redirectUrl } = payment;
  const isWaiting = isOpenState(payment.state);
  return {
    txRef: payment.txRef,
    status,
    state: payment.state,
    nextAction: status === 'pending' ? 'wait_for_confirmation' : 'none',
    message: messages[language][isTold(payment.state) ? payment.state : status],
    plan: payment.plan,
    amount: payment.amount,
    currency: 'XAF',
    operator: payment.operator,
    pageOf: payment.mode === 'hosted' ? payment.provider : null,
    phoneEnd: payment.phoneEnd,
    failureCode: payment.state === 'expired' ? 'expired' : payment.failureCode,
    ...(isWaiting && ussdCode !== null && { ussdCode }),
    ...(isWaiting && redirectUrl !== null && { redirectUrl }),
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
  };
}
