import { providerNames } from '@mboalink/shared/billing/payments.ts';
import { useTranslation } from 'react-i18next';
import { SendButton } from '../../ui/send-button.tsx';
import type { PaymentWays } from '../use-payment-ways.ts';
import { Connection } from './connection.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';
import type { ViewOf } from './use-payment.ts';

/** The second way to pay, where there is one: on a page of the provider. */
export function PageWay({ ways, onChoose }: { ways: PaymentWays; onChoose: () => void }) {
  const { t } = useTranslation('payment');
  if (!ways.pageOf || ways.operators.length === 0) return null;
  return (
    <div className={styles.otherWay}>
      <p className={styles.or}>{t('page.or')}</p>
      <SendButton kind="plain" wide onClick={onChoose}>
        {t('page.pay', { provider: providerNames[ways.pageOf] })}
      </SendButton>
      <p className={styles.small}>{t(ways.takesCards ? 'page.cards' : 'page.others')}</p>
    </div>
  );
}

/** On the way to that page, or back from it without an end. */
export function PageView({ view: { payment, lost, problem } }: { view: ViewOf<'pending'> }) {
  const { t } = useTranslation('payment');
  const isLost = lost !== undefined;
  return (
    <div className={styles.view}>
      <Connection isLost={isLost} />
      <Problem thrown={problem} again={t('page.notGivenUp')} />
      {payment ? <p>{t('page.text')}</p> : <hr className={styles.busy} />}
      <p className={styles.small}>{payment ? t('page.twice') : !isLost && t('page.asking')}</p>
    </div>
  );
}
