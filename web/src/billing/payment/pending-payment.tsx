import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { isPassId } from '@mboalink/shared/billing/product-ids.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import live from '../../ui/status-message.module.css';
import { learnWhatWasPaid } from './learn-what-was-paid.ts';
import styles from './payment.module.css';
import { usePolling } from './use-polling.ts';

export type PendingPaymentProps = {
  payment: PaymentAnswer;
  /** Whether somebody else asks for news meanwhile. */
  paused?: boolean;
  onPaid?: () => void;
};

type News = { kind: 'good' | 'bad' | 'info'; text: string };

/** A payment that waits for its payer, until it is over: what it is, and to look or give it up now. */
function PendingPayment(props: PendingPaymentProps) {
  const { t } = useTranslation('payment');
  const { payment } = props;
  const { isOver, isBusy, news, check, cancel } = usePendingPayment(props);
  const price = formatFrancs(payment.amount);
  const bought = t(`bought.${payment.plan}`);
  const { operator, phoneEnd } = payment;
  const payer = operator ? `${t(`short.${operator}`)} ••\u00a0${phoneEnd}` : t('pending.page');
  return (
    <div className={styles.pending}>
      {!isOver && (
        <Alert
          kind="gold"
          title={t('pending.title')}
          action={
            <div className={styles.actions}>
              <SendButton kind="plain" busy={isBusy} onClick={check}>
                {t('pending.check')}
              </SendButton>
              <SendButton kind="quiet" busy={isBusy} onClick={cancel}>
                {t('pending.cancel')}
              </SendButton>
              {payment.redirectUrl && (
                <LinkButton kind="quiet" href={payment.redirectUrl}>
                  {t('waiting.page')}
                </LinkButton>
              )}
            </div>
          }
        >
          {t('pending.text', { price, bought, payer })}
        </Alert>
      )}
      <div role="status" className={live.region}>
        {news && <Alert kind={news.kind}>{news.text}</Alert>}
      </div>
    </div>
  );
}

function usePendingPayment({ payment: { txRef, plan }, paused, onPaid }: PendingPaymentProps) {
  const { t } = useTranslation('payment');
  const messageOf = useErrorMessage();
  const [news, setNews] = useState<News>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const hear = ({ status }: { status: PaymentAnswer['status'] }) => {
    if (status === 'pending') return false;
    setOver(true);
    const isPaid = status === 'successful';
    setNews(
      isPaid
        ? { kind: 'good', text: t(isPassId(plan) ? 'pass.done' : 'done.text') }
        : { kind: 'bad', text: t('failed.text') },
    );
    if (isPaid) learnWhatWasPaid();
    if (isPaid) onPaid?.();
    return true;
  };
  usePolling({
    subject: isOver || paused ? null : txRef,
    ask: async () => hear(await api.billing.paymentStatus.query({ txRef })),
    onLate: () => {},
  });
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    setNews(undefined);
    await step().catch((thrown: unknown) => setNews({ kind: 'bad', text: messageOf(thrown) }));
    setBusy(false);
  };
  const check = () =>
    run(async () => {
      const isFinal = hear(await api.billing.verifyPayment.mutate({ txRef }));
      if (!isFinal) setNews({ kind: 'info', text: t('pending.still') });
    });
  const cancel = () =>
    run(async () => {
      const answer = await api.billing.cancelPayment.mutate({ txRef });
      if (hear(answer) && answer.status === 'failed') setNews({ kind: 'info', text: t('pending.cancelled') });
    });
  return { isOver, isBusy, news, check, cancel };
}

/** The component, once its messages are here. */
export async function loadPendingPayment(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['payment', 'errors']);
  return PendingPayment;
}
