import { toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { useQueries } from '@tanstack/react-query';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import type { Widening } from '../criteria/widening.ts';
import { useReader } from '../use-member.ts';

type Count = { count: number; isLowerBound: boolean };

/** How many contacts each of these searches would find; undefined where it is not known. */
export function useCounts(searches: readonly Widening[]): {
  counts: (Count | undefined)[];
  pending: boolean;
} {
  const reader = useReader();
  return useQueries({
    queries: searches.map(({ criteria }) => directoryQueries.count(reader, toCountInput(criteria))),
    combine: (results) => ({
      counts: results.map(({ data }) => data),
      pending: results.some(({ isPending }) => isPending),
    }),
  });
}
