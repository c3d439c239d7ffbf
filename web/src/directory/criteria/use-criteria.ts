import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Criteria, readCriteria, writeCriteria } from './criteria.ts';

/** The search that the address asks for, and how to run another one. Any change starts at page 1. */
export function useCriteria(): [criteria: Criteria, run: (next: Criteria) => void] {
  const query = useSearch();
  const [pathname, navigate] = useLocation();
  const criteria = useMemo(() => readCriteria(query), [query]);
  const run = useCallback(
    (next: Criteria) => {
      const address = writeCriteria(next);
      if (address === writeCriteria(readCriteria(query))) return;
      navigate(address ? `${pathname}?${address}` : pathname);
      scrollTo(0, 0);
    },
    [navigate, pathname, query],
  );
  return [criteria, run];
}
