import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../directory/use-debounced.ts';
import { useMember, useReader } from '../../directory/use-member.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { networkQueries, type SavedRow, savedId } from '../../lib/api/network-queries.ts';
import { useSavedMarks } from '../../lib/api/saved-wishes.ts';

const nothing = { search: '', category: '' };

/** Whom somebody saved, with what they search among them; who was just removed is not among the rows. */
export function useSavedContacts() {
  const [typed, setTyped] = useState(nothing);
  const search = useDebounced(typed.search).trim();
  const wanted = { search: typed.search.trim() && search, category: typed.category };
  const query = useInfiniteQuery(networkQueries.saved(useReader(), wanted));
  const isQuotaPending = useQuotaPending();
  const marks = useSavedMarks();
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
    typed,
    wanted,
    isFiltered: wanted.search !== '' || wanted.category !== '',
    type: (next: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...next })),
    clear: () => setTyped(nothing),
    hasMore: query.hasNextPage,
    showMore: () => void showMore(),
    isFetching: query.isFetching,
    moreFailed: query.isFetchNextPageError,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

export type SavedContactList = ReturnType<typeof useSavedContacts>;

/** While somebody saves on another device, a row can move on to the next page and arrive twice. */
const unique = (rows: readonly SavedRow[]) => [...new Map(rows.map((row) => [row._id, row])).values()];

/** Whoever has a daily limit is told what a number costs before it is opened: an answer with it is on its way. */
function useQuotaPending(): boolean {
  const reader = useReader();
  const { dailyLimit } = useMember();
  const { isLoading } = useQuery({ ...directoryQueries.revealedToday(reader), enabled: dailyLimit !== null });
  return isLoading;
}
