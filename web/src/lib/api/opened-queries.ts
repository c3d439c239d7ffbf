import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import type { Reader } from './directory-queries.ts';
import { looksAgain, networkKeys } from './network-queries.ts';

/** One page of whose numbers the viewer opened, the latest day first; whoever searches does not load this. */
export const openedQuery = ({ userId, language }: Reader, wanted: { q: string; page: number }) =>
  queryOptions({
    queryKey: [...networkKeys.opened(userId), language, wanted],
    queryFn: ({ signal }) => api.network.opened.query(wanted, { signal }),
    placeholderData: keepPreviousData,
    ...looksAgain,
  });

/** More than are shown on the front page: of some the number may be shown no more. */
const latelyAsked = 6;

/** The latest of them, for the front page, which recommends nobody whom the viewer reported. */
export const latelyOpenedQuery = ({ userId, language }: Reader) =>
  queryOptions({
    queryKey: [...networkKeys.opened(userId), language, 'latest'],
    queryFn: ({ signal }) => api.network.opened.query({ limit: latelyAsked, unreported: true }, { signal }),
    ...looksAgain,
  });
