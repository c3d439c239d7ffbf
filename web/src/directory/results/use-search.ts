import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { trpcClient } from '../../lib/api/trpc.ts';
import { directoryKeys, freshFor } from '../cache/directory-keys.ts';
import { type Criteria, toSearchInput } from '../criteria/criteria.ts';
import { keepQuota } from '../quota/use-quota.ts';
import { useMember } from '../use-member.ts';
import { nextPage } from './next-page.ts';
import { searchFailureOf } from './search-failure.ts';

const asksAgainAfter = 10_000;

/** The contacts of a search, page by page. A search of the last five minutes comes from the cache. */
export function useContactSearch(criteria: Criteria) {
  const { i18n } = useTranslation();
  const { id } = useMember();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: directoryKeys.search(id, languageOf(i18n), criteria),
    queryFn: async ({ pageParam, signal }) => {
      const answer = await trpcClient.directory.search.query(toSearchInput(criteria, pageParam), { signal });
      keepQuota(client, id, answer.quotaInfo);
      return answer;
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => nextPage(pages),
    staleTime: freshFor.search,
    gcTime: freshFor.search,
    networkMode: 'always',
    retry: (failures, thrown) => failures === 0 && isPassing(thrown),
    // Tries again by itself while the server does not answer.
    refetchInterval: ({ state }) => (state.error && isPassing(state.error) ? asksAgainAfter : false),
  });
  const { data, error } = query;
  const pages = data?.pages;
  const contacts = useMemo(() => unique(pages?.flatMap((page) => page.contacts) ?? []), [pages]);
  const latest = pages?.at(-1);
  const failure = error ? searchFailureOf(error) : undefined;
  return {
    ...query,
    contacts,
    latest,
    failure,
    limitReached: (latest?.dailyLimitReached && !criteria.masked) || failure?.kind === 'limit',
  };
}

export type ContactSearch = ReturnType<typeof useContactSearch>;

/** Whether another try may succeed: a network or server problem, not a refusal. */
function isPassing(thrown: unknown): boolean {
  return ['network', 'timeout', 'server'].includes(searchFailureOf(thrown).kind);
}

/** While somebody joins, a contact can move on to the next page and arrive twice. */
function unique(contacts: readonly Contact[]): Contact[] {
  return [...new Map(contacts.map((contact) => [contact._id, contact])).values()];
}
