import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import type { Reader } from './directory-queries.ts';

const keyOf = ({ userId, language }: Reader) => ['insights', userId, language] as const;

/** What somebody's listing brings. */
export const insightsQueries = {
  /** The figures of the last days, beside those of as many before. */
  dashboard: (reader: Reader, timeRange: 'week' | 'month') =>
    queryOptions({
      queryKey: [...keyOf(reader), 'dashboard', timeRange],
      queryFn: ({ signal }) => api.accounts.dashboard.query({ timeRange }, { signal }),
    }),
};
