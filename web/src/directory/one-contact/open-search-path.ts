import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { tradesPath } from '../../lib/paths.ts';

/** Where everybody may read what a search finds, without an account: by its words, or by its trade, and its town. */
export function openSearchPath({ search, category, subcategory, city }: Criteria): string {
  const trade = subcategory || category;
  if (search || (city && !trade)) return `${tradesPath}?${new URLSearchParams({ search, city })}`;
  return [tradesPath, trade, city].filter(Boolean).join('/');
}
