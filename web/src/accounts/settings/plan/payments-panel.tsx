import { formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../i18n/create-i18n.ts';
import type { ApiOutputs } from '../../../lib/api/client.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import styles from './plan.module.css';
import { useOwnPayments } from './use-own-payments.ts';

type Payment = ApiOutputs['billing']['payments']['payments'][number];

/** What somebody paid or began to pay, each with its receipt. */
export function PaymentsPanel() {
  const { t } = useTranslation(['receipt', 'common']);
  const { payments, load } = useOwnPayments();
  return (
    <Panel title={t('payments.title')} text={t('payments.text')}>
      {payments === undefined && (
        <SkeletonGroup>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </SkeletonGroup>
      )}
      {payments === 'failed' && (
        <Alert
          kind="bad"
          live
          action={
            <Button kind="plain" onClick={load}>
              {t('common:ui.retry')}
            </Button>
          }
        >
          {t('payments.failed')}
        </Alert>
      )}
      {Array.isArray(payments) && <PaymentList payments={payments} />}
    </Panel>
  );
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('receipt');
  if (payments.length === 0) return <p className={styles.none}>{t('payments.none')}</p>;
  return (
    <ul>
      {payments.map((payment) => (
        <PaymentRow key={payment.txRef} payment={payment} />
      ))}
    </ul>
  );
}

const kinds = {
  successful: 'good',
  revoked: 'plain',
  pending: 'warn',
  review: 'warn',
  cancelled: 'plain',
  notPaid: 'plain',
} as const;

/** Where a payment stands, in the words of the list. */
function lookOf({ status, state, revokedAt }: Payment): keyof typeof kinds {
  if (revokedAt) return 'revoked';
  if (state === 'review' || state === 'cancelled') return state;
  return status === 'failed' ? 'notPaid' : status;
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('receipt');
  const { receipt, createdAt, succeededAt, operator, phoneEnd } = payment;
  const when = succeededAt ?? createdAt;
  const look = lookOf(payment);
  const payer = operator && [t(`operators.${operator}`), phoneEnd && `••\u00a0${phoneEnd}`];
  const details = [
    payer ? payer.filter(Boolean).join(' ') : t('receipt.page'),
    receipt && t('receipt.number', { number: receipt }),
  ].filter(Boolean);
  return (
    <li className={styles.payment}>
      <div className={styles.facts}>
        <p className={styles.what}>
          <strong>{formatFrancs(payment.amount)}</strong>
          <Badge kind={kinds[look]}>{t(`payments.${look}`)}</Badge>
        </p>
        <p className={styles.small}>
          {t(`bought.${payment.plan}`)}
          {' · '}
          <time dateTime={when}>{formatDateTime(when, languageOf(i18n))}</time>
        </p>
        <p className={styles.small}>{details.join(' · ')}</p>
      </div>
      {receipt && (
        <LinkButton
          kind="plain"
          href={`${pathTo('receipt')}/${payment.txRef}`}
          aria-label={t('payments.receiptOf', { number: receipt })}
        >
          {t('payments.receipt')}
        </LinkButton>
      )}
    </li>
  );
}
