import { searchLimits } from '@mboalink/shared/limits.ts';
import { connectionTypes, trustLevels } from '@mboalink/shared/network/words.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useReader } from '../../directory/use-member.ts';
import { networkQueries } from '../../lib/api/network-queries.ts';
import { archiveWishes } from '../../lib/api/network-wishes.ts';
import { useMarks } from '../../lib/api/wishes.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { usePageThatIs } from '../list/use-page-that-is.ts';
import { useQuotaPending } from '../list/use-quota-pending.ts';

/** One page of whom somebody knows, or of those archived, as the address says; who just went to the other list is not among the rows. */
export function useConnections() {
  const { asked, page, ask, showPage, clear, isNarrowed } = useListAddress(['q', 'type', 'trust']);
  const archived = new URLSearchParams(useSearch()).has('archived');
  const wanted = {
    archived,
    q: asked.q.slice(0, searchLimits.text),
    connectionType: connectionTypes.find((type) => type === asked.type) ?? '',
    trustLevel: trustLevels.find((level) => level === asked.trust) ?? '',
    page,
  } as const;
  const query = useQuery(networkQueries.connections(useReader(), wanted));
  const isQuotaPending = useQuotaPending();
  const marks = useMarks(archiveWishes);
  const { connections: all = [], pagination } = query.data ?? {};
  const rows = all.filter(({ _id }) => marks.get(_id) !== !archived);
  const count = pagination && pagination.totalCount - (all.length - rows.length);
  const pages = pagination && Math.max(1, Math.ceil(pagination.totalCount / pagination.limit));
  const isSettled = !query.isPlaceholderData;
  usePageThatIs(isSettled ? pages : undefined, page, showPage);
  return {
    rows,
    /** Undefined until it is known. */
    count: isQuotaPending ? undefined : count,
    isEmpty: count === 0 && isSettled && !isNarrowed,
    page,
    pages: pages ?? 1,
    showPage,
    wanted,
    ask,
    clear,
    isNarrowed,
    isFetching: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

export type ConnectionList = ReturnType<typeof useConnections>;
