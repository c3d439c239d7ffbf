import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { literal } from '@mboalink/db/schema/columns.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { type GetColumnData, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { runningPlan, showsPremium, subscriptionState } from '../../billing/subscription-state.ts';
import { typedName } from '../names-and-pictures.ts';

/** Over `listings`: the addresses beside the main one, while premium runs. */
export const otherLocations = sql<
  OtherLocation[]
>`case when ${showsPremium} then ${listings.otherLocations} else '[]' end`;

/** Over `listings`: what the card of a business says; that of a buyer has something empty there, their town, and no more. */
function ofBusiness<Column extends AnyPgColumn>(column: Column, empty: "''" | "'{}'" | 'null') {
  const isBusiness = sql`${listings.userType} <> 'buyer'`;
  return sql<GetColumnData<Column>>`case when ${isBusiness} then ${column} else ${literal(empty)} end`.as(
    `card_${column.name}`,
  );
}

/** Over `listings` and `subscriptions`: what a card says of a contact, but for what reaches its owner. */
export function cardColumns(now: Date) {
  return {
    slug: ofBusiness(listings.slug, "''"),
    businessName: typedName.as('card_name'),
    profilePicture: ofBusiness(listings.profilePicture, 'null'),
    category: ofBusiness(listings.categorySlug, "''"),
    subcategory: ofBusiness(listings.subcategorySlug, "''"),
    items: ofBusiness(listings.itemSlugs, "'{}'"),
    city: listings.citySlug,
    region: listings.regionSlug,
    quartier: ofBusiness(listings.quartier, 'null'),
    landmark: ofBusiness(listings.landmark, 'null'),
    otherLocations: otherLocations.as('other_locations'),
    description: ofBusiness(listings.description, "''"),
    keywords: ofBusiness(listings.keywords, "'{}'"),
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
