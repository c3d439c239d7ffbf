import { useTranslation } from 'react-i18next';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Openers } from '../features/network/openers.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['contacts', 'directory'] } satisfies Handle;

const reads: Reads = ({ network }) => [network.reveals.prefetchInfinite({})];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/** Who opened the member’s number, and the way to those whom they blocked. */
export default function Openings() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <Head title={t('openers.title')} description={t('openers.description')} />
      <PageHeader title={t('openers.title')} lead={t('openers.lead')} />
      <div className="stack gap-4 column">
        <Openers />
        <LinkButton kind="quiet" href="/settings/blocked">
          {t('openers.toBlocked')}
        </LinkButton>
      </div>
    </>
  );
}
