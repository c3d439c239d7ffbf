import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, hadNoAnswer } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Head } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Outcome } from './outcome.tsx';
import styles from './payment.module.css';
import { useReturnedPayment } from './use-returned-payment.ts';

/** Where somebody comes back to from the page of a provider: what became of their payment, and where to go on. */
export function ReturnedPayment({ txRef }: { txRef: string }) {
  const { t } = useTranslation('payment');
  const { payment, failure, look, giveUp } = useReturnedPayment(txRef);
  // What the provider added says nothing that counts: it chooses words for a payment that is not confirmed, and no more.
  const [saysCancelled, say] = useState(() => /[?&]status=cancell?ed/.test(location.search));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <>
      <Head page="receipt" title={t('back.title')} description={t('back.description')} />
      {payment && (
        <Outcome
          {...{ payment, failure, saysCancelled }}
          onLook={look}
          onGiveUp={giveUp}
          onGoBack={() => say(false)}
        />
      )}
      {!payment && failure !== undefined && <NoPayment thrown={failure} onRetry={look} />}
      {!payment && failure === undefined && (
        <div className={styles.outcome}>
          <h1>{t('back.looking')}</h1>
          <SkeletonGroup>
            <Skeleton />
            <Skeleton shape="short" />
          </SkeletonGroup>
        </div>
      )}
    </>
  );
}

/** Somebody else's payment is as unknown as one that never was. */
function NoPayment({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['payment', 'common']);
  const reasonOf = useErrorMessage();
  const payments = (
    <LinkButton kind="plain" href={pathTo('settings')}>
      {t('back.payments')}
    </LinkButton>
  );
  if (['not_found', 'validation_failed'].includes(codeOf(thrown) ?? '')) {
    return (
      <EmptyState wholePage picture="nothing" title={t('back.missing')} text={t('back.missingText')}>
        {payments}
      </EmptyState>
    );
  }
  const text = hadNoAnswer(thrown) ? t('back.offline') : reasonOf(thrown);
  return (
    <EmptyState wholePage picture="broken" title={t('back.unread')} text={text}>
      <Button onClick={onRetry}>{t('common:ui.retry')}</Button>
      {payments}
    </EmptyState>
  );
}
