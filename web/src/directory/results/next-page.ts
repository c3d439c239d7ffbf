import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { defaultPageSize, searchLimits } from '@mboalink/shared/limits.ts';

/** How many pages load by scrolling. Later ones load by a button, so that the end of the page can be reached. */
export const pagesByScroll = 2;

/** The number of the next page; undefined when the last one was not full or everything counted is loaded. */
export function nextPage(pages: readonly SearchOutput[]): number | undefined {
  const last = pages.at(-1);
  if (!last || last.contacts.length < defaultPageSize || pages.length >= searchLimits.page) return undefined;
  const { totalCount, totalIsLowerBound } = last.pagination;
  const loaded = pages.reduce((sum, page) => sum + page.contacts.length, 0);
  return loaded < totalCount || totalIsLowerBound ? pages.length + 1 : undefined;
}
