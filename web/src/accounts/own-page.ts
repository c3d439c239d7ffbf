import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/**
 * The address of somebody's own page where everybody can open it. After a change `savedAt` keeps the browser from showing
 * what it knew of the page.
 */
export function ownPage(user: CurrentUser, savedAt?: number): string | undefined {
  const { openPage, isInTrial, hasActiveSubscription, userType, slug } = user;
  const isShown = openPage && userType !== 'buyer' && (isInTrial || hasActiveSubscription);
  return isShown ? `/business/${slug}${savedAt ? `?saved=${savedAt}` : ''}` : undefined;
}
