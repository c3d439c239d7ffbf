import { isReferredByUs } from '../../lib/is-referred-by-us.ts';

/**
 * Whether somebody came to the address of this page by our own pages, and not by a link somewhere else, whose press says nothing of
 * what they want of us; nor does where that leads to by itself, as past a sign-in, until they do something here.
 */
export function isLedByUs(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  // Firefox says so since 120: before that the number counts once it is used.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return isReferredByUs() || (arrival?.name !== location.href && !!userActivation?.hasBeenActive);
}
