import { isReferredByUs } from '../../lib/is-referred-by-us.ts';

/**
 * Whether somebody came to the address of this page by our own pages, and not straight by a link somewhere else, whose press says
 * nothing of what they want of us.
 */
export function isLedByUs(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival?.name !== location.href || isReferredByUs();
}
