import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { defaultPageSize, searchLimits } from '@mboalink/shared/directory/search-limits.ts';

/** Pages that come while scrolling; more of them only when asked for, so that the end of the page can be reached. */
export const pagesByScroll = 2;

/** The page after these, or undefined at the end: when a page was not full, or all that were counted are here. */
export function nextPage(pages: readonly SearchOutput[]): number | undefined {
  const last = pages.at(-1);
  if (!last || last.contacts.length < defaultPageSize || pages.length >= searchLimits.page) return undefined;
  const { totalCount, totalIsLowerBound } = last.pagination;
  const loaded = pages.reduce((sum, page) => sum + page.contacts.length, 0);
  return loaded < totalCount || totalIsLowerBound ? pages.length + 1 : undefined;
}
