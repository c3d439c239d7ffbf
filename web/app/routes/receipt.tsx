import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Section } from '../components/section.tsx';
import { Skeleton, SkeletonGroup } from '../components/skeleton.tsx';
import { saidOf } from '../features/billing/payment/failures.ts';
import { ReceiptSheet } from '../features/billing/receipt-sheet.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['payment'] } satisfies Handle;

const reads: Reads = (utils, _, { txRef = '' }) => [utils.billing.receipt.prefetch({ txRef })];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/** The receipt of one payment, by its reference. */
export default function Receipt() {
  const { t } = useTranslation('payment');
  const { txRef = '' } = useParams();
  const { data, error, refetch } = trpc.billing.receipt.useQuery({ txRef });
  return (
    <>
      <Head title={t('receipt.title')} description={t('receipt.description')} />
      <Section>
        {data && <ReceiptSheet receipt={data} />}
        {!data && error && <NoReceipt thrown={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <SkeletonGroup>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </SkeletonGroup>
        )}
      </Section>
    </>
  );
}

/** Somebody else's receipt is as unknown as one that never was. */
function NoReceipt({ thrown, onRetry }: { thrown: { message: string }; onRetry: () => void }) {
  const { t } = useTranslation(['payment', 'errors', 'common']);
  const { error } = saidOf(thrown);
  const back = (
    <LinkButton kind="plain" href="/settings/plan">
      {t('receipt.back')}
    </LinkButton>
  );
  if (error === 'not_found' || error === 'validation_failed') {
    return (
      <EmptyState wholePage picture="nothing" title={t('receipt.missing')} text={t('receipt.missingText')}>
        {back}
      </EmptyState>
    );
  }
  const reason = error ? thrown.message : t('errors:general.network');
  return (
    <EmptyState wholePage picture="broken" title={t('receipt.failed')} text={reason}>
      <Button onClick={onRetry}>{t('common:ui.retry')}</Button>
      {back}
    </EmptyState>
  );
}
