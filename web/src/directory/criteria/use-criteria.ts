import { type Criteria, readCriteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isDialogEntry } from '../../ui/dialog-entry.ts';

/**
 * The search that the address asks for, and how to run another one, from its first page on. `run` answers false
 * when that very search is the one that is shown.
 */
export function useCriteria(): [criteria: Criteria, run: (next: Criteria) => boolean] {
  const query = useSearch();
  const [pathname, navigate] = useLocation();
  const criteria = useMemo(() => readCriteria(query), [query]);
  const run = useCallback(
    (next: Criteria) => {
      const address = writeCriteria(next);
      if (address === writeCriteria(readCriteria(query))) return false;
      navigate(address ? `${pathname}?${address}` : pathname, { replace: isDialogEntry() });
      scrollTo(0, 0);
      return true;
    },
    [navigate, pathname, query],
  );
  return [criteria, run];
}
