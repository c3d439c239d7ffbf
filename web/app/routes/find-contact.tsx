import { Head } from '../components/head.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['search'] } satisfies Handle;

const reads: Reads = (utils, url) => [utils.directory.search.prefetchInfinite(inputOf(url.searchParams))];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

const inputOf = (query: URLSearchParams) => ({ search: query.get('search') ?? '' });

export default function FindContact() {
  const { data: me } = trpc.accounts.me.useQuery();
  return (
    <main>
      <Head title="Mboalink" />
      <p>{me?.user.name}</p>
    </main>
  );
}
