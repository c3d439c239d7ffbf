import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { approveCodes, providerNames } from '@mboalink/shared/billing/payments.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Badge } from '../../../components/badge.tsx';
import { House } from '../../../components/house.tsx';
import { PhoneIcon } from '../../../components/icons.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { formatCountdown } from '../../accounts/wait.ts';
import { OperatorMark } from './operator-mark.tsx';
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
  const operator = payment.operator ?? 'mtn';
  const short = t(`short.${operator}`);
  const code = payment.ussdCode ?? approveCodes[operator];
  return (
    <>
      <div className={styles.payer}>
        <OperatorMark operator={operator} />
        <p className={styles.who}>
          <strong>{t(`operators.${operator}`)}</strong>
          <span>{number}</span>
        </p>
        {!isUnsure && <Badge kind="good">{t('waiting.sent')}</Badge>}
      </div>
      <div role="status">
        {isUnsure && <Alert kind="warn">{t('waiting.uncertain', { operator: short })}</Alert>}
      </div>
      {payment.redirectUrl ? (
        <LinkButton wide href={payment.redirectUrl}>
          {t('waiting.page')}
        </LinkButton>
      ) : (
        <>
          <ol className={styles.steps}>
            <li>
              <House>1</House>
              <span>{t(isUnsure ? 'waiting.mayAppear' : 'waiting.prompt', { operator: short })}</span>
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
      )}
      {secondsLeft > 0 && <TimeLeft seconds={secondsLeft} text={t('waiting.answer', { operator: short })} />}
      <p className={styles.small}>{t(isUnsure ? 'pending.still' : 'waiting.close')}</p>
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
      <p className={styles.time}>
        {text} <strong>{formatCountdown(seconds)}</strong>
      </p>
    </div>
  );
}

/** On the way to the page of the provider, or back from it without an end. */
export function PageWaitingView({ payment, hasLeft }: { payment: PaymentAnswer; hasLeft: boolean }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <p>{t(hasLeft ? 'back.leftText' : 'page.text')}</p>
      {payment.redirectUrl && payment.pageOf && (
        <LinkButton wide href={payment.redirectUrl}>
          {t('page.open', { provider: providerNames[payment.pageOf] })}
        </LinkButton>
      )}
      <p className={styles.small}>{t('page.twice')}</p>
    </>
  );
}
