import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { type PaymentStatus, statusOf } from '@mboalink/shared/billing/payment-states.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { PaymentRow } from './payment-rows.ts';

const messages: Record<Language, Record<PaymentStatus, string>> = {
  en: {
    pending: 'Confirm the payment on your phone with your secret code.',
    successful: 'Your payment was received.',
    failed: 'Payment was not successful. Please try again.',
  },
  fr: {
    pending: 'Confirmez le paiement sur votre téléphone avec votre code secret.',
    successful: 'Votre paiement est bien reçu.',
    failed: 'Le paiement n’a pas abouti. Veuillez réessayer.',
  },
};

/** A payment as its payer sees it. */
export function toPaymentAnswer(payment: PaymentRow, language: Language): PaymentAnswer {
  const status = statusOf(payment.state);
  const { ussdCode, redirectUrl } = payment;
  const isWaiting = status === 'pending';
  return {
    txRef: payment.txRef,
    status,
    state: payment.state,
    nextAction: isWaiting ? 'wait_for_confirmation' : 'none',
    message: messages[language][status],
    plan: payment.plan,
    amount: payment.amount,
    currency: 'XAF',
    operator: payment.operator,
    pageOf: payment.mode === 'hosted' ? payment.provider : null,
    phoneEnd: payment.phoneEnd,
    failureCode: payment.failureCode,
    ...(isWaiting && ussdCode !== null && { ussdCode }),
    ...(isWaiting && redirectUrl !== null && { redirectUrl }),
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
  };
}
