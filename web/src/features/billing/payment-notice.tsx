import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import type { Subscription } from './plan-state.ts';

/** That a payment waits for its payer, or for us, wherever somebody is; nothing where none does. Needs the words 'plans'. */
export function PaymentNotices({ subscription }: { subscription: Subscription | null | undefined }) {
  const { openPayment, reviewedPayment } = subscription ?? {};
  return (
    <>
      {openPayment && <PaymentNotice payment={openPayment} />}
      {reviewedPayment && <PaymentNotice payment={reviewedPayment} />}
    </>
  );
}

function PaymentNotice({ payment: { amount, state, txRef } }: { payment: PaymentAnswer }) {
  const { t } = useTranslation('plans');
  const look = (
    <LinkButton kind="plain" href={`/payment/${txRef}`}>
      {t('payment.look')}
    </LinkButton>
  );
  return (
    <Alert kind="gold" title={t(state === 'review' ? 'payment.review' : 'payment.waits')} action={look}>
      {formatFrancs(amount)}
    </Alert>
  );
}
