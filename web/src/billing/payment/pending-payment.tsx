import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { providerNames } from '@mboalink/shared/billing/payments.ts';
import type { ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import type { i18n } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { api } from '../../lib/api/client.ts';
import { learnWhatWasPaid } from '../../lib/api/learn-what-was-paid.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import live from '../../ui/status-message.module.css';
import { cancelPayment } from './cancel-payment.ts';
import styles from './payment.module.css';
import { usePaidText } from './use-paid-text.ts';
import { usePolling } from './use-polling.ts';
import { isUnsure, settledEnd } from './wait-end.ts';

export type PendingPaymentProps = {
  payment: PaymentAnswer;
  /** Whether somebody else asks for news meanwhile. */
  paused?: boolean;
  onPaid?: (bought: ProductId) => void;
  /** Told once nothing waits any more, however it ended. */
  onOver?: (txRef: string) => void;
};

type News = { kind: 'good' | 'bad' | 'info' | 'warn'; text: string };

type Answer = Pick<PaymentAnswer, 'status'> & Partial<PaymentAnswer>;

/** A payment that waits for its payer, until it is over: what it is, and to look or give it up now. */
function PendingPayment(props: PendingPaymentProps) {
  const { payment } = props;
  const { isOver, isBusy, news, check, cancel } = usePendingPayment(props);
  const isReviewed = payment.state === 'review';
  return (
    <div className={styles.pending}>
      {!isOver && isReviewed && <ReviewedAlert payment={payment} />}
      {!isOver && !isReviewed && <OpenAlert {...{ payment, isBusy, check, cancel }} />}
      <div role="status" className={live.region}>
        {news && <Alert kind={news.kind}>{news.text}</Alert>}
      </div>
    </div>
  );
}

/** Whoever paid has nothing to do any more. */
function ReviewedAlert({ payment }: { payment: PaymentAnswer }) {
  const { t } = useTranslation('payment');
  return (
    <Alert kind="info" title={t('review.title')}>
      {t('review.text', { price: formatFrancs(payment.amount), bought: t(`bought.${payment.plan}`) })}
    </Alert>
  );
}

type OpenAlertProps = { payment: PaymentAnswer; isBusy: boolean; check: () => void; cancel: () => void };

function OpenAlert({ payment, isBusy, check, cancel }: OpenAlertProps) {
  const { t } = useTranslation('payment');
  const { operator, phoneEnd, pageOf, redirectUrl } = payment;
  const phone = operator ? `${t(`short.${operator}`)} ••\u00a0${phoneEnd}` : '';
  const payer = pageOf ? t('pending.page', { provider: providerNames[pageOf] }) : phone;
  const asked = t('what', { price: formatFrancs(payment.amount), bought: t(`bought.${payment.plan}`) });
  const isFresh = useSecondsLeft(Date.parse(payment.createdAt) + paymentLimits.pollForSeconds * 1000) > 0;
  return (
    <Alert
      kind="gold"
      title={t('pending.title')}
      action={
        <div className={styles.actions}>
          {redirectUrl && (
            <LinkButton kind="plain" href={redirectUrl}>
              {t('waiting.page')}
            </LinkButton>
          )}
          <SendButton kind={redirectUrl ? 'quiet' : 'plain'} busy={isBusy} onClick={check}>
            {t('pending.check')}
          </SendButton>
          <SendButton kind="quiet" busy={isBusy} onClick={cancel}>
            {t('pending.cancel')}
          </SendButton>
        </div>
      }
    >
      {operator && isUnsure(payment) && `${t('waiting.uncertain', { operator: t(`short.${operator}`) })} `}
      {t(isFresh || pageOf ? 'pending.text' : 'pending.old', { what: asked, payer })}
    </Alert>
  );
}

function usePendingPayment({ payment, paused, onPaid, onOver }: PendingPaymentProps) {
  const { txRef, state } = payment;
  const { t } = useTranslation('payment');
  const messageOf = useErrorMessage();
  const endOf = useEnd(payment);
  const [news, setNews] = useState<News>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const hasHeard = useRef(false);
  // Whoever looks may be answered after the one who polls.
  const hear = (answer: Answer) => {
    if (hasHeard.current) return true;
    if (answer.status === 'pending' && answer.state !== 'review') return false;
    hasHeard.current = true;
    setOver(true);
    setNews(endOf(answer));
    onOver?.(txRef);
    if (answer.status !== 'successful') return true;
    learnWhatWasPaid();
    onPaid?.(payment.plan);
    return true;
  };
  usePolling({
    subject: isOver || paused || state === 'review' ? null : txRef,
    ask: async () => hear(await api.billing.paymentStatus.query({ txRef })),
    onLate: () => {},
    firstAfterSeconds: 1,
    until: () => settledEnd(payment),
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
      hear((await cancelPayment(txRef)) ?? { status: 'failed', state: 'cancelled' });
    });
  return { isOver, isBusy, news, check, cancel };
}

/** What is said of a payment that waits no more. */
function useEnd({ plan, pageOf }: PaymentAnswer): (answer: Answer) => News {
  const { t } = useTranslation('payment');
  const paidText = usePaidText();
  return ({ status, state }) => {
    if (status === 'successful') return { kind: 'good', text: paidText(plan) };
    if (state === 'review') return { kind: 'info', text: t('back.reviewText') };
    if (state === 'expired') return { kind: 'warn', text: t('failed.codes.expired') };
    if (state === 'cancelled')
      return { kind: 'info', text: t(pageOf ? 'pending.cancelledPage' : 'pending.cancelled') };
    return { kind: 'bad', text: t('failed.text') };
  };
}

/** The component, once its messages are here. */
export async function loadPendingPayment(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['payment', 'errors']);
  return PendingPayment;
}
