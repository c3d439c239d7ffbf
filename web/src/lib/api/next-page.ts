import { searchLimits } from '@mboalink/shared/limits.ts';
import type { ApiOutputs } from './client.ts';

/** The page after these, or undefined at the end: when a page was not full, or all that were counted are here. */
export function nextPage(pages: readonly ApiOutputs['directory']['search'][]): number | undefined {
  const last = pages.at(-1);
  if (!last || last.contacts.length < last.pagination.limit || pages.length >= searchLimits.page)
    return undefined;
  const { totalCount, totalIsLowerBound } = last.pagination;
  const loaded = pages.reduce((sum, page) => sum + page.contacts.length, 0);
  return loaded < totalCount || totalIsLowerBound ? pages.length + 1 : undefined;
}
