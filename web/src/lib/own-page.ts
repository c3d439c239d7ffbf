import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/** Whether other members find somebody's listing, as far as trial and plan decide it. */
export function isFound({ userType, isInTrial, hasActiveSubscription }: CurrentUser): boolean {
  return userType !== 'buyer' && (isInTrial || hasActiveSubscription);
}

/**
 * The address of somebody's own page where everybody can open it. After a change `savedAt` keeps the browser from showing
 * what it knew of the page.
 */
export function ownPage(user: CurrentUser, savedAt?: number): string | undefined {
  const isShown = user.openPage && isFound(user);
  return isShown ? `/business/${user.slug}${savedAt ? `?saved=${savedAt}` : ''}` : undefined;
}
