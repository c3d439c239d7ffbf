import { providerNames } from '@mboalink/shared/billing/payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { House } from '../../ui/house.tsx';
import { CheckIcon, ClockIcon, CrossIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import live from '../../ui/status-message.module.css';
import { Connection } from './connection.tsx';
import { useFailureReason } from './failed-view.tsx';
import styles from './payment.module.css';
import { usePaidText } from './use-paid-text.ts';
import type { ReturnedPayment } from './use-returned-payment.ts';

type OutcomeProps = {
  payment: ReturnedPayment;
  failure: unknown;
  /** Whether they cancelled on the page of the provider, as its link says. */
  saysCancelled: boolean;
  onLook: () => Promise<void>;
  onGiveUp: () => Promise<void>;
  /** To that page. */
  onGoBack: () => void;
};

type Look = 'paid' | 'pending' | 'left' | 'review' | 'expired' | 'cancelled' | 'failed';

const lookOf = ({ status, state, pageOf }: ReturnedPayment, saysCancelled: boolean): Look => {
  if (status === 'successful') return 'paid';
  if (state === 'review' || state === 'expired' || state === 'cancelled') return state;
  if (status === 'pending' && saysCancelled && pageOf) return 'left';
  return status;
};

/** What became of a payment, and what is next. */
export function Outcome(props: OutcomeProps) {
  const { payment, failure, saysCancelled } = props;
  const { t } = useTranslation('payment');
  const messageOf = useErrorMessage();
  const look = lookOf(payment, saysCancelled);
  const facts = { price: formatFrancs(payment.amount), bought: t(`bought.${payment.plan}`) };
  return (
    <div className={styles.outcome}>
      <Mark look={look} />
      <h1 tabIndex={-1}>{t(`back.${look}`)}</h1>
      <p className={styles.small}>{t('what', facts)}</p>
      <div role="status">
        <Text look={look} payment={payment} />
      </div>
      <Connection isLost={false} />
      <div role="alert" className={live.region}>
        {failure !== undefined && <Alert kind="bad">{messageOf(failure)}</Alert>}
      </div>
      <div className={styles.foot}>
        {look === 'paid' && <PaidActions txRef={payment.txRef} />}
        {(look === 'pending' || look === 'left') && <PendingActions {...props} isLeft={look === 'left'} />}
        {look === 'review' && <LinkButton href={pathTo('dashboard')}>{t('done.dashboard')}</LinkButton>}
        {(look === 'expired' || look === 'cancelled' || look === 'failed') && (
          <UnpaidActions plan={payment.plan} />
        )}
      </div>
    </div>
  );
}

function Mark({ look }: { look: Look }) {
  const waits = look === 'pending' || look === 'review';
  const Icon = look === 'paid' ? CheckIcon : waits ? ClockIcon : CrossIcon;
  return (
    <span className={styles.mark} aria-hidden="true">
      <House large kind={look === 'paid' ? 'action' : waits ? 'gold' : 'dim'}>
        <Icon size={32} />
      </House>
    </span>
  );
}

function Text({ look, payment }: { look: Look; payment: ReturnedPayment }): ReactNode {
  const { t } = useTranslation('payment');
  const reason = useFailureReason(payment.failureCode);
  const paidText = usePaidText();
  if (look === 'paid') return paidText(payment.plan);
  if (look === 'failed') return `${t('failed.text')} ${reason}`;
  return t(`back.${look}Text`);
}

function PaidActions({ txRef }: { txRef: string }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <LinkButton wide href={pathTo('dashboard')}>
        {t('done.dashboard')}
      </LinkButton>
      <LinkButton kind="plain" wide href={pathTo('find-contact')}>
        {t('back.find')}
      </LinkButton>
      <LinkButton kind="quiet" wide href={`${pathTo('receipt')}/${txRef}`}>
        {t('back.receipt')}
      </LinkButton>
    </>
  );
}

type PendingActionsProps = Omit<OutcomeProps, 'failure'> & { isLeft: boolean };

/** To look comes first, and for who gave up on the page the way back to it. */
function PendingActions({ payment, onLook, onGiveUp, onGoBack, isLeft }: PendingActionsProps) {
  const { t } = useTranslation('payment');
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    await step();
    setBusy(false);
  };
  const { pageOf, redirectUrl } = payment;
  const look = (
    <SendButton kind={isLeft ? 'quiet' : 'action'} wide busy={isBusy} onClick={() => run(onLook)}>
      {t('pending.check')}
    </SendButton>
  );
  return (
    <>
      {!isLeft && look}
      {redirectUrl && (
        <LinkButton kind={isLeft ? 'action' : 'plain'} wide href={redirectUrl} onClick={onGoBack}>
          {pageOf ? t('page.open', { provider: providerNames[pageOf] }) : t('waiting.page')}
        </LinkButton>
      )}
      <SendButton kind={isLeft ? 'plain' : 'quiet'} wide busy={isBusy} onClick={() => run(onGiveUp)}>
        {t(isLeft ? 'page.otherWay' : 'back.giveUp')}
      </SendButton>
      {isLeft && look}
    </>
  );
}

function UnpaidActions({ plan }: Pick<ReturnedPayment, 'plan'>) {
  const { t } = useTranslation('payment');
  return (
    <>
      <LinkButton wide href={pathTo('upgrade', { plan })}>
        {t('failed.retry')}
      </LinkButton>
      <LinkButton kind="quiet" wide href={pathTo('dashboard')}>
        {t('done.dashboard')}
      </LinkButton>
    </>
  );
}
