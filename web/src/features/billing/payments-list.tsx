import { formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { usePage } from '../../lib/page.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { operatorNames } from './payment/operator-mark.tsx';

type Payment = Outputs['billing']['payments']['payments'][number];

/** What somebody paid or began to pay, the latest first; each leads to its receipt, or to where it stands. */
export function PaymentsList() {
  const { t } = useTranslation('payment');
  return (
    <Loaded query={trpc.billing.payments.useQuery()} failed={t('payments.failed')}>
      {({ payments }) =>
        payments.length === 0 ? (
          <p className="quiet">{t('payments.none')}</p>
        ) : (
          <ul className="rows">
            {payments.map((payment) => (
              <PaymentRow key={payment.txRef} payment={payment} />
            ))}
          </ul>
        )
      }
    </Loaded>
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
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const { txRef, receipt, createdAt, succeededAt, operator, phoneEnd } = payment;
  const when = succeededAt ?? createdAt;
  const look = lookOf(payment);
  const payer = operator && [operatorNames[operator], phoneEnd && `••\u00a0${phoneEnd}`];
  const details = [
    payer ? payer.filter(Boolean).join(' ') : t('receipt.page'),
    receipt && t('receipt.number', { number: receipt }),
  ];
  return (
    <RowLink to={receipt ? `/receipt/${txRef}` : `/payment/${txRef}`}>
      <span className="stack gap-1 grow">
        <span className="row wrap">
          {t(`name.${payment.plan}`)}
          {look !== 'successful' && <Badge kind={kinds[look]}>{t(`payments.${look}`)}</Badge>}
        </span>
        <span className="small">
          <time dateTime={when}>{formatDateTime(when, language)}</time>
          {' · '}
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
      <strong>{formatFrancs(payment.amount)}</strong>
    </RowLink>
  );
}
