import { searchLimits } from '@mboalink/shared/limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useReader } from '../../directory/use-member.ts';
import type { Reader } from '../../lib/api/directory-queries.ts';
import { networkQueries, type SavedRow, savedId } from '../../lib/api/network-queries.ts';
import { savedWishes } from '../../lib/api/network-wishes.ts';
import { useMarks } from '../../lib/api/wishes.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useQuotaPending } from '../list/use-quota-pending.ts';

/** Whom somebody saved, with what they search among them; who was just removed is not among the rows. */
export function useSavedContacts() {
  const { asked, ask, clear, isNarrowed } = useListAddress(['search', 'category']);
  const wanted = { search: asked.search.slice(0, searchLimits.text), category: asked.category };
  const reader = useReader();
  const query = useInfiniteQuery(networkQueries.saved(reader, wanted));
  const isQuotaPending = useQuotaPending();
  const marks = useMarks(savedWishes);
  const all = unique(query.data?.pages.flatMap(({ saved }) => saved) ?? []);
  const rows = all.filter((row) => marks.get(savedId(row)) !== false);
  const removed = all.length - rows.length;
  const total = query.data?.pages.at(-1)?.pagination.totalCount;
  const showMore = async () => {
    // Those behind whoever was removed have moved up, over the end of what is here.
    if (removed > 0) await query.refetch();
    await query.fetchNextPage();
  };
  return {
    rows,
    /** Undefined until it is known. */
    count: total === undefined || isQuotaPending ? undefined : total - removed,
    wanted,
    categories: useOwnCategories(reader),
    ask,
    clear,
    isNarrowed,
    /** Whether nobody is saved at all. */
    isEmpty:
      total !== undefined &&
      total - removed === 0 &&
      !isNarrowed &&
      !query.hasNextPage &&
      !query.isPlaceholderData,
    hasMore: query.hasNextPage,
    showMore: () => void showMore(),
    isFetching: query.isFetching,
    moreFailed: query.isFetchNextPageError,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** The categories of all whom somebody saved, where the whole list came before; undefined where it did not. */
function useOwnCategories(reader: Reader): ReadonlySet<string> | undefined {
  const whole = networkQueries.saved(reader, { search: '', category: '' });
  const { data, hasNextPage } = useInfiniteQuery({ ...whole, enabled: false });
  if (!data || hasNextPage) return undefined;
  return new Set(data.pages.flatMap(({ saved }) => saved.flatMap(({ contact }) => contact?.category ?? [])));
}

export type SavedContactList = ReturnType<typeof useSavedContacts>;

/** While somebody saves on another device, a row can move on to the next page and arrive twice. */
const unique = (rows: readonly SavedRow[]) => [...new Map(rows.map((row) => [row._id, row])).values()];
