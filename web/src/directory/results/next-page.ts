import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { pageSize } from '../criteria/criteria.ts';

/** The server answers no page after this one. */
const lastPage = 50;

/** Pages that come while scrolling; more of them only when asked for, so that the end of the page can be reached. */
export const pagesByScroll = 2;

/** The page after these, or undefined at the end: when a page was not full, or all that were counted are here. */
export function nextPage(pages: readonly SearchOutput[]): number | undefined {
  const last = pages.at(-1);
  if (!last || last.contacts.length < pageSize || pages.length >= lastPage) return undefined;
  const { totalCount, totalIsLowerBound } = last.pagination;
  const loaded = pages.reduce((sum, page) => sum + page.contacts.length, 0);
  return loaded < totalCount || totalIsLowerBound ? pages.length + 1 : undefined;
}
