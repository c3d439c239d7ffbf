import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { approveCodes, type Operator } from '@mboalink/shared/billing/payments.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../lib/format/countdown.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { House } from '../../ui/house.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PhoneIcon } from '../../ui/member-icons.tsx';
import live from '../../ui/status-message.module.css';
import { Connection } from './connection.tsx';
import { OperatorMark } from './operator-mark.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';
import type { ViewOf } from './use-payment.ts';
import { isUnsure, waitEnd } from './wait-end.ts';

type WaitingViewProps = {
  view: ViewOf<'pending'>;
  operator: Operator;
  /** Whose phone is asked, as far as it is known here. */
  number: string;
};

/** What to do on the phone, and for how long we look. */
export function WaitingView({ view: { payment, lost, problem }, operator, number }: WaitingViewProps) {
  const { t } = useTranslation('payment');
  const short = t(`short.${operator}`);
  const isAsked = payment !== null;
  const isLost = lost !== undefined;
  const unsure = isAsked && isUnsure(payment);
  return (
    <div className={styles.view}>
      <div className={styles.payer}>
        <OperatorMark operator={operator} />
        <p className={styles.who}>
          <strong>{t(`operators.${operator}`)}</strong>
          <span>{number}</span>
        </p>
        {isAsked && !unsure && <Badge kind="good">{t('waiting.sent')}</Badge>}
      </div>
      <Connection isLost={isLost} />
      <Problem thrown={problem} again={t('page.notGivenUp')} />
      <div role="status" className={live.region}>
        {unsure && <Alert kind="warn">{t('waiting.uncertain', { operator: short })}</Alert>}
      </div>
      {isAsked && !payment.redirectUrl && <Steps operator={operator} payment={payment} />}
      {payment?.redirectUrl && (
        <LinkButton wide href={payment.redirectUrl}>
          {t('waiting.page')}
        </LinkButton>
      )}
      {isAsked ? (
        <TimeLeft txRef={payment.txRef} text={t('waiting.answer', { operator: short })} />
      ) : (
        <hr className={styles.busy} />
      )}
      <p className={styles.small}>
        {isAsked
          ? t(unsure ? 'pending.still' : 'waiting.close')
          : !isLost && t('waiting.asking', { operator: short })}
      </p>
    </div>
  );
}

function Steps({ operator, payment }: { operator: Operator; payment: PaymentAnswer }) {
  const { t } = useTranslation('payment');
  const code = payment.ussdCode ?? approveCodes[operator];
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <House>1</House>
          <span>
            {t(isUnsure(payment) ? 'waiting.mayAppear' : 'waiting.prompt', {
              operator: t(`short.${operator}`),
            })}
          </span>
        </li>
        <li>
          <House>2</House>
          <span>
            {t('waiting.code')} <strong>{t('secret')}</strong>
          </span>
        </li>
      </ol>
      <a className={styles.dial} href={`tel:${encodeURIComponent(code)}`}>
        <span>{t('waiting.dial')}</span> <strong className={styles.code}>{code}</strong>
        <PhoneIcon />
      </a>
    </>
  );
}

function TimeLeft({ txRef, text }: { txRef: string; text: string }) {
  const [end] = useState(() => waitEnd(txRef));
  const seconds = useSecondsLeft(end);
  return (
    <div>
      <progress
        className={styles.progress}
        aria-label={text}
        max={paymentLimits.pollForSeconds}
        value={paymentLimits.pollForSeconds - seconds}
      />
      <p className={styles.time}>
        {text} <strong>{formatCountdown(seconds)}</strong>
      </p>
    </div>
  );
}
