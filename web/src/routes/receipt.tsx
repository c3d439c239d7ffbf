import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Head } from '../components/head.tsx';
import { Section } from '../components/section.tsx';
import { Skeleton, SkeletonGroup } from '../components/skeleton.tsx';
import { NotRead } from '../features/billing/not-read.tsx';
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
        {!data && error && <NotRead of="receipt" thrown={error} onRetry={() => void refetch()} />}
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
