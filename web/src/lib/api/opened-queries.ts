import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { comesBack, type Reader } from './directory-queries.ts';
import { networkKeys } from './network-queries.ts';

/** One page of whose numbers the viewer opened, the latest day first; whoever searches does not load this. */
export const openedQuery = ({ userId, language }: Reader, page: number) =>
  queryOptions({
    queryKey: [...networkKeys.opened(userId), language, page],
    queryFn: ({ signal }) => api.network.opened.query({ page }, { signal }),
    placeholderData: keepPreviousData,
    ...comesBack,
  });
