import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../lib/page-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import styles from './payment.module.css';
import { Reference } from './reference.tsx';

/** Money of theirs came that a person looks at: which, how to name it, and whom to ask. */
export function ReviewView({ payment: { txRef, amount, plan } }: { payment: PaymentAnswer }) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.view}>
      <Alert kind="warn">
        {t('review.again', { price: formatFrancs(amount), bought: t(`bought.${plan}`) })}
      </Alert>
      <dl className={styles.answers}>
        <Reference txRef={txRef} />
      </dl>
      <p>
        <PageLink page="contact">{t('review.support')}</PageLink>
      </p>
    </div>
  );
}
