import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Head } from '../../lib/head.tsx';
import { lateComponent } from '../../lib/late-component.tsx';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { useReceipt } from './use-receipt.ts';

/** The receipt of one payment, by its reference at the end of the address; or, under `/payment`, where that stands. */
export function ReceiptScreen() {
  const { t } = useTranslation('receipt');
  const [pathname] = useLocation();
  const [, kind, txRef = ''] = pathname.split('/');
  return (
    <>
      <Head page="receipt" title={t('receipt.title')} description={t('receipt.description')} />
      <Section>{kind === 'payment' ? <LatePayment txRef={txRef} /> : <OneReceipt txRef={txRef} />}</Section>
    </>
  );
}

function OneReceipt({ txRef }: { txRef: string }) {
  const { receipt, failure, load } = useReceipt(txRef);
  if (receipt) return <ReceiptSheet receipt={receipt} />;
  return failure === undefined ? <Arriving /> : <NoReceipt thrown={failure} onRetry={load} />;
}

/** Where a payment stands, whose script is not a receipt's. */
const LatePayment = lateComponent(() =>
  import('../payment/returned-payment.tsx').then((file) => file.ReturnedPayment),
);

const Arriving = () => (
  <SkeletonGroup>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
  </SkeletonGroup>
);

/** Somebody else's receipt is as unknown as one that never was. */
function NoReceipt({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['receipt', 'common']);
  const reasonOf = useErrorMessage();
  const isUnknown = ['not_found', 'validation_failed'].includes(codeOf(thrown) ?? '');
  const back = (
    <LinkButton kind="plain" href={pathTo('settings')}>
      {t('receipt.back')}
    </LinkButton>
  );
  if (isUnknown)
    return (
      <EmptyState wholePage picture="nothing" title={t('receipt.missing')} text={t('receipt.missingText')}>
        {back}
      </EmptyState>
    );
  return (
    <EmptyState wholePage picture="broken" title={t('receipt.failed')} text={reasonOf(thrown)}>
      <Button onClick={onRetry}>{t('common:ui.retry')}</Button>
      {back}
    </EmptyState>
  );
}
