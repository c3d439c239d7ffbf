import { queryOptions } from '@tanstack/react-query';
import { type ApiOutputs, api } from './client.ts';
import type { Reader } from './directory-queries.ts';

export type ProfileViews = ApiOutputs['accounts']['profileViews'];

export type Towns = ApiOutputs['accounts']['geographic']['geographicPerformance'];

const keyOf = ({ userId, language }: Reader) => ['insights', userId, language] as const;

/** What somebody's listing brings. */
export const insightsQueries = {
  /** The figures of the last days, beside those of as many before. */
  dashboard: (reader: Reader, timeRange: 'week' | 'month') =>
    queryOptions({
      queryKey: [...keyOf(reader), 'dashboard', timeRange],
      queryFn: ({ signal }) => api.accounts.dashboard.query({ timeRange }, { signal }),
    }),

  /** Each of the last ninety days, when people got in touch, and after which searches they looked. */
  profileViews: (reader: Reader) =>
    queryOptions({
      queryKey: [...keyOf(reader), 'profile-views'],
      queryFn: ({ signal }) => api.accounts.profileViews.query({ timeRange: '90days' }, { signal }),
    }),

  /** From which towns people looked in those days. */
  geographic: (reader: Reader) =>
    queryOptions({
      queryKey: [...keyOf(reader), 'geographic'],
      queryFn: ({ signal }) => api.accounts.geographic.query({ timeRange: '90days' }, { signal }),
    }),
};
