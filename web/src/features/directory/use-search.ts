import {
  type Criteria,
  readCriteria,
  toSearchInput,
  writeCriteria,
} from '@mboalink/shared/directory/criteria.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Inputs, type Outputs, type Queries, trpc } from '../../lib/trpc.ts';

type Page = Outputs['directory']['search'];

/** What was found is asked for anew after so long. */
const staleTime = 5 * 60_000;

const pages = { getNextPageParam: ({ pagination }: Page) => pagination.nextCursor, staleTime };

/** What the call is asked for an address; `page` is how pages go on where no script runs. */
function inputOf(query: string): Omit<Inputs['directory']['search'], 'cursor'> {
  const page = Number(new URLSearchParams(query).get('page') ?? 1);
  const isPage = Number.isInteger(page) && page > 1 && page <= searchLimits.page;
  return { ...toSearchInput(readCriteria(query)), ...(isPage && { page }) };
}

/** Reads the first page of the search that an address asks for. */
export function readSearch(utils: Queries['utils'], query: string): Promise<void> {
  return utils.directory.search.prefetchInfinite(inputOf(query), { ...pages, pages: 1 });
}

/** The search of the address, page by page. */
export function useSearch() {
  const { search } = useLocation();
  const criteria = useMemo(() => readCriteria(search), [search]);
  const found = trpc.directory.search.useInfiniteQuery(inputOf(search), { ...pages, retryOnMount: false });
  const list = found.data?.pages ?? [];
  const latest = list[list.length - 1];
  const seen = new Set<string>();
  // Who moved up meanwhile may stand on two pages.
  const contacts = list.flatMap((page) => page.contacts).filter(({ _id }) => !seen.has(_id) && seen.add(_id));
  return { criteria, found, contacts, first: list[0], latest };
}

export type Search = ReturnType<typeof useSearch>;

/** The address of a search. */
export function searchPath(criteria: Criteria): string {
  const query = writeCriteria(criteria);
  return query ? `/find-contact?${query}` : '/find-contact';
}
