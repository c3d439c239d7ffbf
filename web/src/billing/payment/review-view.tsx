import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../lib/page-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import styles from './payment.module.css';
import { Reference } from './reference.tsx';
import type { ViewOf } from './use-payment.ts';

/** Money of theirs came that a person looks at: which, how to name it, and whom to ask. */
export function ReviewView({ view: { payment, isFollowed } }: { view: ViewOf<'review'> }) {
  const { t } = useTranslation('payment');
  const { txRef, amount, plan } = payment;
  const what = { price: formatFrancs(amount), bought: t(`bought.${plan}`) };
  return (
    <div className={styles.view}>
      <Alert kind="warn">{t(isFollowed ? 'review.other' : 'review.again', what)}</Alert>
      <dl className={styles.answers}>
        <Reference txRef={txRef} />
      </dl>
      <p>
        <PageLink page="contact">{t('review.support')}</PageLink>
      </p>
    </div>
  );
}
