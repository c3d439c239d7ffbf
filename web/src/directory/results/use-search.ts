import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type Criteria, toSearchInput } from '@mboalink/shared/directory/criteria.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { useReader } from '../use-member.ts';
import { searchFailureOf } from './search-failure.ts';

/** The contacts of a search, page by page. A search of the last five minutes comes from the cache. */
export function useContactSearch(criteria: Criteria) {
  const query = useInfiniteQuery(directoryQueries.search(useReader(), toSearchInput(criteria)));
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

/** While somebody joins, a contact can move on to the next page and arrive twice. */
function unique(contacts: readonly Contact[]): Contact[] {
  return [...new Map(contacts.map((contact) => [contact._id, contact])).values()];
}
