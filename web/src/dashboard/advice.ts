import { endsUnpaid } from '@mboalink/shared/accounts/ends-unpaid.ts';
import { type ListingPart, listingParts } from '@mboalink/shared/accounts/listing-parts.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { ownPage } from '../lib/own-page.ts';

/** What would help a listing: what is missing that brings most stands first, and a listing that lacks nothing is shared. */
export type Advice = 'trial' | ListingPart | 'share';

/**
 * The one thing that would help somebody's listing most now; undefined where it is not shown, and something else comes first.
 * `missedOnSundays` is not known at once; until it is, nothing is said that would come after it.
 */
export function adviceFor(user: CurrentUser, missedOnSundays: boolean | undefined): Advice | undefined {
  if (!isFoundSelling(user)) return undefined;
  // What was counted may be from before they opened.
  const isMissed = user.hours.sun?.length ? false : missedOnSundays;
  const missing: Record<Advice, boolean> = {
    trial: endsUnpaid(user),
    description: user.description.trim() === '',
    quartier: !user.quartier,
    picture: !user.profilePicture,
    hours: Object.values(user.hours).every((spans) => spans.length === 0),
    items: user.items.length === 0,
    keywords: user.keywords.length === 0,
    sundays: isMissed ?? true,
    prices: user.prices.length === 0,
    languages: user.languages.length === 0,
    share: ownPage(user) !== undefined,
  };
  const first = order.find((advice) => missing[advice]);
  return first === 'sundays' && isMissed === undefined ? undefined : first;
}

function isFoundSelling({
  userType,
  hiddenByReports,
  isInTrial,
  hasActiveSubscription,
}: CurrentUser): boolean {
  return userType !== 'buyer' && !hiddenByReports && (isInTrial || hasActiveSubscription);
}

const order: readonly Advice[] = ['trial', ...listingParts, 'share'];
