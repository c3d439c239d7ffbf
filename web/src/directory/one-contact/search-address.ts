import { type Criteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { pathTo } from '../../lib/paths.ts';

/** Where a search is shown. */
export function searchAddress(criteria: Criteria): string {
  const query = writeCriteria(criteria);
  return query ? `${pathTo('find-contact')}?${query}` : pathTo('find-contact');
}
