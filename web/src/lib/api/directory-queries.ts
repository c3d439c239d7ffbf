import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import type { Language } from '@mboalink/shared/language.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { type ApiInputs, api } from './client.ts';
import { mayPass } from './failures.ts';
import { laterQuota } from './later-quota.ts';
import { waitAfter } from './wait-after.ts';

/** Who asks, and in which language the answer is worded. */
export type Reader = { userId: string; language: Language };

type SearchInput = Omit<ApiInputs['directory']['search'], 'page' | 'cursor'>;

type CountInput = ApiInputs['directory']['count'];

const minute = 60_000;

/** What suggestions are asked for beside a text: what was chosen, and where somebody is at home. */
type SuggestBeside = Omit<ApiInputs['directory']['suggestions'], 'q' | 'limit'>;

/** How long an answer counts as fresh, in milliseconds. */
export const freshFor = { search: 5 * minute, stats: minute / 2, other: 2 * minute } as const;

const asksAgainAfter = 10_000;

/** How many failures of a question there were at its last answer. */
const failuresBefore = new WeakMap<object, number>();

/** Keys of what is kept in memory. Whatever depends on who asks has that person in it, so nobody sees another's. */
export const directoryKeys = {
  popular: ['catalogue', 'popular'],
  of: (userId: string) => ['directory', userId] as const,
  searches: (userId: string) => [...directoryKeys.of(userId), 'search'] as const,
  contacts: (userId: string) => [...directoryKeys.of(userId), 'contact'] as const,
  quota: (userId: string) => [...directoryKeys.of(userId), 'quota'] as const,
  revealedToday: (userId: string) => [...directoryKeys.of(userId), 'revealed-today'] as const,
};

export type Asked = {
  state: {
    data: unknown;
    error: unknown;
    fetchFailureReason: unknown;
    status: string;
    errorUpdateCount: number;
    errorUpdatedAt: number;
  };
};

/** When to ask again what failed in a way that may pass: after ever longer. False where it did not. */
function comesBackAfter(query: Asked): number | false {
  const { error, status, errorUpdateCount } = query.state;
  if (status === 'success') failuresBefore.set(query, errorUpdateCount);
  if (!error || !mayPass(error)) return false;
  return waitAfter(errorUpdateCount - (failuresBefore.get(query) ?? 0), error, asksAgainAfter);
}

/** Whether the server asked to be left alone, and that is not over; also where the phone answered in its place since. */
export function isLeftAlone({ state: { fetchFailureReason: reason, errorUpdatedAt } }: Asked): boolean {
  const since = Date.now() - errorUpdatedAt;
  return since >= 0 && since < waitAfter(0, reason, 0);
}

/** How an answer that did not come is asked for again. */
export const comesBack = {
  // Results that a cut of the network kept away come with it; those that are shown stay.
  refetchOnReconnect: (query: Asked) => (query.state.data || isLeftAlone(query) ? false : 'always'),
  // A server that is away for a while comes back without anybody pressing a button, sooner where somebody looks again.
  refetchInterval: comesBackAfter,
  refetchOnWindowFocus: (query: Asked) =>
    query.state.error && mayPass(query.state.error) && !isLeftAlone(query) ? 'always' : false,
} as const;

/** What the directory is asked, and how long its answers are kept. */
export const directoryQueries = {
  /** The contacts of a search, page after page; going back to a search of the last five minutes asks nothing. */
  search: ({ userId, language }: Reader, input: SearchInput) =>
    infiniteQueryOptions({
      queryKey: [...directoryKeys.searches(userId), language, input],
      queryFn: ({ client, pageParam, signal }) =>
        withQuota(client, userId, api.directory.search.query({ ...input, cursor: pageParam }, { signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ pagination }) => pagination.nextCursor,
      staleTime: freshFor.search,
      gcTime: freshFor.search,
      ...comesBack,
    }),

  /** One contact, by the short name of its page. */
  contact: ({ userId, language }: Reader, slug: string) =>
    queryOptions({
      queryKey: [...directoryKeys.contacts(userId), language, slug],
      queryFn: ({ client, signal }) =>
        withQuota(client, userId, api.directory.contactBySlug.query({ slug }, { signal })),
      staleTime: freshFor.search,
      ...comesBack,
    }),

  /** How many contacts a search finds. */
  count: ({ userId, language }: Reader, input: CountInput) =>
    queryOptions({
      queryKey: [...directoryKeys.of(userId), 'count', language, input],
      queryFn: ({ signal }) => api.directory.count.query(input, { signal }),
      staleTime: freshFor.search,
      retry: false,
    }),

  /** What may still be opened today, by the latest answer that said so. */
  quota: (userId: string) =>
    queryOptions<QuotaInfo>({
      queryKey: directoryKeys.quota(userId),
      queryFn: skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The contacts opened today, latest first, with their numbers, and how many of them left since. */
  revealedToday: ({ userId, language }: Reader) =>
    queryOptions({
      queryKey: [...directoryKeys.revealedToday(userId), language],
      queryFn: async ({ client, signal }) => {
        const asked = api.directory.revealedToday.query(undefined, { signal });
        const { contacts, left } = await withQuota(client, userId, asked);
        return { contacts, left };
      },
      staleTime: freshFor.other,
    }),

  /** Suggestions for what is being typed; `q` says for which text, since those of the text before are kept meanwhile. */
  autocomplete: ({ userId, language }: Reader, q: string, beside: SuggestBeside) =>
    queryOptions({
      queryKey: [...directoryKeys.of(userId), 'autocomplete', language, q, beside],
      queryFn: async ({ signal }) => {
        const asked = { ...beside, q, limit: 10 };
        return { q, ...(await api.directory.autocomplete.query(asked, { signal })) };
      },
      enabled: q !== '',
      placeholderData: keepPreviousData,
      staleTime: freshFor.other,
      retry: false,
    }),

  /** The searches that are made most. */
  popular: (language: Language, beside: SuggestBeside) =>
    queryOptions({
      queryKey: [...directoryKeys.popular, language, beside],
      queryFn: () => api.directory.suggestions.query({ ...beside, q: '', limit: 20 }),
      staleTime: freshFor.other,
      retry: false,
    }),

  stats: () =>
    queryOptions({
      queryKey: ['catalogue', 'stats'],
      queryFn: ({ signal }) => api.directory.stats.query(undefined, { signal }),
      staleTime: freshFor.stats,
      retry: false,
    }),

  /** The categories with how many are listed in each. */
  categoryCounts: () =>
    queryOptions({
      queryKey: ['catalogue', 'category-counts'],
      queryFn: ({ signal }) => api.directory.categories.query({ includeCounts: true }, { signal }),
      staleTime: freshFor.other,
      retry: false,
    }),

  /** One category with its items and counts, about a kilobyte; the whole tree would be thirty-six. */
  category: (slug: string) =>
    queryOptions({
      queryKey: ['catalogue', 'category', slug],
      queryFn: ({ signal }) => api.directory.category.query({ slug, includeCounts: true }, { signal }),
      staleTime: freshFor.other,
    }),
};

/** Keeps what an answer, or a refusal, says of what may still be opened today. */
export async function withQuota<Answer extends { quotaInfo: QuotaInfo }>(
  client: QueryClient,
  userId: string,
  asked: Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await asked;
    keepQuota(client, userId, answer.quotaInfo);
    return answer;
  } catch (thrown) {
    if (thrown instanceof ApiError && isQuotaInfo(thrown.details.quotaInfo))
      keepQuota(client, userId, thrown.details.quotaInfo);
    throw thrown;
  }
}

export function keepQuota(client: QueryClient, userId: string, answered: QuotaInfo): void {
  const { resetInSeconds } = answered;
  client.setQueryData<QuotaInfo>(directoryKeys.quota(userId), (known) => ({
    ...laterQuota(known, answered),
    resetInSeconds,
  }));
}

function isQuotaInfo(value: unknown): value is QuotaInfo {
  const { dailyLimit, viewedToday, resetInSeconds, passes } = (value ?? {}) as Partial<QuotaInfo>;
  const isOfDay = dailyLimit !== undefined && typeof viewedToday === 'number';
  return isOfDay && typeof resetInSeconds === 'number' && Array.isArray(passes);
}
