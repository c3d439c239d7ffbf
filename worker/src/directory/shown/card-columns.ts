import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { sql } from 'drizzle-orm';
import { showsPremium } from '../../billing/premium.ts';
import { runningPlan, subscriptionState } from '../../billing/subscription-state.ts';

/** Over `listings`: the addresses beside the main one, while premium runs. */
export const otherLocations = sql<
  OtherLocation[]
>`case when ${showsPremium} then ${listings.otherLocations} else '[]' end`;

/** Over `listings` and `subscriptions`: what a card says of a contact, but for what reaches its owner. */
export function cardColumns(now: Date) {
  return {
    slug: listings.slug,
    businessName: listings.businessName,
    profilePicture: listings.profilePicture,
    category: listings.categorySlug,
    subcategory: listings.subcategorySlug,
    items: listings.itemSlugs,
    city: listings.citySlug,
    region: listings.regionSlug,
    quartier: listings.quartier,
    landmark: listings.landmark,
    otherLocations: otherLocations.as('other_locations'),
    description: listings.description,
    keywords: listings.keywords,
    userType: listings.userType,
    joinedDate: listings.joinedAt,
    openPage: listings.hasOpenPage,
    ...trustColumns(now),
    plan: runningPlan(now).as('card_plan'),
    state: subscriptionState(now, listings.userType).as('card_state'),
    paidUntil: sql<string | null>`${subscriptions.paidUntil}`.as('card_paid_until'),
  };
}

/** Over `listings`: what `trustOf` wants beside the rest of a card. Nothing here is counted while somebody waits. */
export function trustColumns(now: Date) {
  const recently = sql`${instant(now)} - make_interval(days => ${trustLimits.recentDays}::int)`;
  return {
    isActive: listings.isActive,
    hasHours: sql<boolean>`${listings.openingHours} <> '{}'`.as('has_hours'),
    openedBy: listings.openedBy,
    trustedBy: listings.trustedBy,
    numberChanged: sql<boolean>`coalesce(${listings.numberChangedAt} > ${recently}, false)`.as(
      'number_changed',
    ),
  };
}
