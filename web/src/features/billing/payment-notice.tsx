import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { providerNames } from '@mboalink/shared/billing/payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { LinkButton } from '../../components/link-button.tsx';

/** That a payment waits for its payer, or for us, wherever somebody is; nothing where none does. Needs the words 'payment'. */
export function PaymentNotice({ payment }: { payment: PaymentAnswer | null | undefined }) {
  const { t } = useTranslation('payment');
  if (!payment) return null;
  const { amount, plan, operator, phoneEnd, pageOf, state, txRef } = payment;
  const facts = { price: formatFrancs(amount), bought: t(`bought.${plan}`) };
  if (state === 'review') {
    return (
      <Alert kind="info" title={t('review.title')}>
        {t('review.text', facts)}
      </Alert>
    );
  }
  const phone = operator ? `${t(`short.${operator}`)} ••\u00a0${phoneEnd}` : '';
  const payer = pageOf ? t('pending.page', { provider: providerNames[pageOf] }) : phone;
  return (
    <Alert
      kind="gold"
      title={t('pending.title')}
      action={
        <LinkButton kind="plain" href={`/payment/${txRef}`}>
          {t('pending.check')}
        </LinkButton>
      }
    >
      {t('pending.text', { what: t('what', facts), payer })}
    </Alert>
  );
}
