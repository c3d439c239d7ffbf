import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import styles from './payment.module.css';
import { Reference } from './reference.tsx';
import type { ViewOf } from './use-payment.ts';

type FailedViewProps = { view: ViewOf<'failed'> };

const codes = [
  'invalid_phone',
  'operator_mismatch',
  'amount_out_of_range',
  'insufficient_funds',
  'operator_down',
  'expired',
] as const;

/** Why it is not paid, as far as that is known; or that nobody answered in time. */
export function FailedView({ view: { why, code, payment } }: FailedViewProps) {
  const { t } = useTranslation('payment');
  const reason = useFailureReason(code);
  if (why === 'late') return <LateView reference={payment?.txRef} />;
  return (
    <div className={styles.view}>
      {code === 'expired' ? (
        <Alert kind="warn">{t('late.text')}</Alert>
      ) : (
        <Alert kind="bad">{t(why === 'refused' ? 'failed.refused' : 'failed.text')}</Alert>
      )}
      <p>{reason}</p>
    </div>
  );
}

/** Why a payment failed, as far as a code says it, and that nothing was taken, where nothing can have been. */
export function useFailureReason(code: string | null): string {
  const { t } = useTranslation('payment');
  const nothing = t('failed.nothing');
  if (!code) return nothing;
  const known = code === 'provider_unreached' ? 'operator_down' : codes.find((one) => one === code);
  const reason = t(`failed.codes.${known ?? 'other'}`);
  return code === 'expired' ? reason : `${reason} ${nothing}`;
}

/** Nobody answered in time: nothing is lost, and nothing is paid twice. */
function LateView({ reference }: { reference: string | undefined }) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.view}>
      <Alert kind="warn">{t('late.text')}</Alert>
      <dl className={styles.answers}>
        <dt>{t('late.confirmed')}</dt>
        <dd>{t('late.confirmedText')}</dd>
        <dt>{t('late.not')}</dt>
        <dd>{t('late.notText')}</dd>
        {reference && <Reference txRef={reference} />}
      </dl>
    </div>
  );
}
