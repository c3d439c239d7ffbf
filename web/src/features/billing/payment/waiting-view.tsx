import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { approveCodes } from '@mboalink/shared/billing/payments.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Badge } from '../../../components/badge.tsx';
import { classNames } from '../../../components/class-names.ts';
import { House } from '../../../components/house.tsx';
import { PhoneIcon } from '../../../components/icons.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { formatCountdown } from '../../accounts/wait.ts';
import { OperatorMark, operatorNames, operatorShort } from './operator-mark.tsx';
import styles from './payment.module.css';

type WaitingViewProps = {
  payment: PaymentAnswer;
  isUnsure: boolean;
  /** Whose phone is asked, as far as it is known here. */
  number: string;
  secondsLeft: number;
};

/** What to do on the phone, and for how long we look. */
export function WaitingView({ payment, isUnsure, number, secondsLeft }: WaitingViewProps) {
  const { t } = useTranslation('payment');
  const by = payment.operator ?? 'mtn';
  const operator = operatorShort[by];
  const code = payment.ussdCode ?? approveCodes[by];
  return (
    <>
      <div className={classNames('row gap-3', styles.payer)}>
        <OperatorMark operator={by} />
        <p className="grow">
          <strong>{operatorNames[by]}</strong>
          <br />
          {number}
        </p>
        {!isUnsure && <Badge kind="good">{t('waiting.sent')}</Badge>}
      </div>
      <div role="status">{isUnsure && <Alert kind="warn">{t('waiting.uncertain', { operator })}</Alert>}</div>
      {payment.redirectUrl ? (
        <LinkButton wide href={payment.redirectUrl}>
          {t('waiting.page')}
        </LinkButton>
      ) : (
        <>
          <ol className={classNames('stack', styles.steps)}>
            <li className="row gap-3">
              <House>1</House>
              {t('waiting.prompt', { operator })}
            </li>
            <li className="row gap-3">
              <House>2</House>
              <span>
                {t('waiting.code')} <strong>{t('secret')}</strong>
              </span>
            </li>
          </ol>
          <a
            className={classNames('row between gap-3 quiet', styles.dial)}
            href={`tel:${encodeURIComponent(code)}`}
          >
            {t('waiting.dial')} <strong className={styles.code}>{code}</strong>
            <PhoneIcon />
          </a>
        </>
      )}
      {secondsLeft > 0 && <TimeLeft seconds={secondsLeft} text={t('waiting.answer', { operator })} />}
      <p className="quiet">{t('waiting.close')}</p>
    </>
  );
}

function TimeLeft({ seconds, text }: { seconds: number; text: string }) {
  return (
    <div>
      <progress
        className={styles.progress}
        aria-label={text}
        max={paymentLimits.pollForSeconds}
        value={paymentLimits.pollForSeconds - seconds}
      />
      <p className="row between quiet">
        {text} <strong>{formatCountdown(seconds)}</strong>
      </p>
    </div>
  );
}
