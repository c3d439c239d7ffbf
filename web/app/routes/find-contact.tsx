import { readCriteria, toSearchInput } from '@mboalink/shared/directory/criteria.ts';
import { useLocation } from 'react-router';
import { Head } from '../components/head.tsx';
import { ContactCard } from '../features/directory/contact-card.tsx';
import { QuotaLine } from '../features/directory/quota-line.tsx';
import { useQuota } from '../features/directory/use-quota.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['search', 'directory'] } satisfies Handle;

const reads: Reads = (utils, url) => [utils.directory.search.prefetchInfinite(inputOf(url.search))];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const inputOf = (query: string) => toSearchInput(readCriteria(query));

export default function FindContact() {
  const { search } = useLocation();
  const found = trpc.directory.search.useInfiniteQuery(inputOf(search), {
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
  const first = found.data?.pages[0];
  const quota = useQuota();
  return (
    <main>
      <Head title="Mboalink" />
      <QuotaLine quota={quota} />
      <div style={{ display: 'grid', gap: 7, padding: 12 }}>
        {first?.contacts.map((contact) => (
          <ContactCard key={contact._id} contact={contact} />
        ))}
      </div>
    </main>
  );
}
