import type { PendingPaymentProps } from './payment/pending-payment.tsx';
import { usePaymentPart } from './use-payment-part.ts';

type PaymentNoticeProps = Omit<PendingPaymentProps, 'payment'> & {
  payment: PendingPaymentProps['payment'] | null | undefined;
};

const load = async (...[i18n]: Parameters<Load>) =>
  (await import('./payment/pending-payment.tsx')).loadPendingPayment(i18n);

type Load = typeof import('./payment/pending-payment.tsx').loadPendingPayment;

/** That a payment waits, for whoever has one. What says so is fetched for those few alone. */
export function PaymentNotice({ payment, ...rest }: PaymentNoticeProps) {
  const { Part } = usePaymentPart(Boolean(payment), load);
  return payment && Part ? <Part key={payment.txRef} payment={payment} {...rest} /> : null;
}
