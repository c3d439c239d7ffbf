import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/**
 * The address of somebody's own page where everybody can open it. After a change `savedAt` keeps the browser from showing
 * what it knew of the page.
 */
export function ownPage(user: CurrentUser, savedAt?: number): string | undefined {
  return user.hasOpenPage ? `/business/${user.slug}${savedAt ? `?saved=${savedAt}` : ''}` : undefined;
}

/** Whether they have a page of their own. Who turned buyer has it until the seller's time is over. */
export function mayHavePage({
  userType,
  hasOpenPage,
  isInTrial,
  hasActiveSubscription,
}: CurrentUser): boolean {
  return hasOpenPage || userType !== 'buyer' || isInTrial || hasActiveSubscription;
}

/**
 * `waiting`: its owner was not told of it yet; `closed`: by its owner; `hidden`: with the listing, without a plan; `paused`: with the listing, by
 * its owner.
 */
export type OwnPageState = 'open' | 'waiting' | 'closed' | 'hidden' | 'paused';

/** How somebody's own page stands; undefined for who has none. */
export function ownPageState(user: CurrentUser): OwnPageState | undefined {
  if (!mayHavePage(user)) return undefined;
  if (user.hasOpenPage) return 'open';
  if (!user.isInTrial && !user.hasActiveSubscription) return 'hidden';
  if (user.visibility.paused) return 'paused';
  return user.openPage ? 'waiting' : 'closed';
}
