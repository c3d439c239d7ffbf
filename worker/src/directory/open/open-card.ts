import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import type { OpenCard } from '@mboalink/shared/directory/open-calls.ts';
import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import { trustOf } from '@mboalink/shared/directory/trust.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { pictureAddress } from '../contact-view.ts';
import type { OpenListing } from '../open-listings.ts';

type Placed = Parameters<typeof namesOf>[0];

/** The town of a listing, where the catalogue has it. */
export function townOf(listing: Placed, language: Language): string | null {
  return listing.city === otherTown.slug ? null : namesOf(listing, language).city || null;
}

/** A business as everybody may see it on a list. Without a town its region is said: 'another town' says less. */
export function toOpenCard(listing: OpenListing, language: Language): OpenCard {
  const { slug, businessName, subcategory, city, quartier, hours, plan, state, paidUntil } = listing;
  return {
    slug,
    businessName,
    profilePicture: pictureAddress(listing.profilePicture),
    subcategory,
    city,
    one: oneOfTrade(subcategory, language),
    quartier,
    town: townOf(listing, language) ?? namesOf(listing, language).region,
    sponsored: planShown(plan, { state, paidUntil }).sponsored,
    hours,
    price: cheapest(listing.prices),
    trust: trustOf(listing),
  };
}

function cheapest(prices: readonly Price[]): Price | null {
  return prices.reduce<Price | null>(
    (least, price) => (least === null || price.fromXaf < least.fromXaf ? price : least),
    null,
  );
}
