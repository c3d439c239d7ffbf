import { noCriteria, toSearchInput } from '@mboalink/shared/directory/criteria.ts';
import { loadNames } from '../catalogue/use-names.ts';
import { directoryQueries, type Reader } from '../lib/api/directory-queries.ts';
import { queryClient } from '../lib/api/query-client.ts';

/** Fetches what the search screen shows first: the names, the newest contacts if asked to, the popular searches, the figures. */
export async function prefetchSearch(
  reader: Reader,
  { contacts, near }: { contacts: boolean; near: string },
): Promise<void> {
  await Promise.all([
    loadNames(reader.language),
    contacts && queryClient.prefetchInfiniteQuery(directoryQueries.search(reader, toSearchInput(noCriteria))),
    queryClient.prefetchQuery(directoryQueries.popular(reader.language, { near })),
    queryClient.prefetchQuery(directoryQueries.stats()),
  ]);
}
