import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import { findPlan, type PlanId } from '@mboalink/shared/catalogue/plans.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { planShown } from '@mboalink/shared/directory/plan-shown.ts';
import { trustOf } from '@mboalink/shared/directory/trust.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import type { ContactRow } from './contact-rows.ts';

const customer: Readonly<Record<Language, string>> = { en: 'Customer', fr: 'Client' };

/** What somebody is called who is there: a buyer is a customer, and no more. */
export const displayName = (name: string | null, language: Language): string => name ?? customer[language];

/** Where the picture with a name is served; null without one. */
export function pictureAddress(name: string | null): string | null {
  return name && `/pictures/${name}`;
}

const badgeColors = { basic: 'green', pro: 'green', premium: 'ochre', trial: 'green' } as const;
const trialLabels: Record<Language, string> = { en: 'Trial', fr: 'Essai' };

/**
 * The contact of the contract: what the row says, with the plan worded for the reader. To whom it is not open, no other way
 * is, either.
 */
export function toContact(found: ContactRow, language: Language): Contact {
  const contact = { ...found, businessName: displayName(found.businessName, language) };
  const {
    plan,
    state,
    paidUntil,
    isActive,
    hasHours,
    answeredYes,
    answeredOf,
    openedBy,
    trustedBy,
    numberChanged,
    otherLocations,
    openPage,
    ...row
  } = contact;
  const ofSeller = row.userType === 'buyer' ? null : plan;
  const planOfSeller = findPlan(ofSeller ?? '');
  const { badge, sponsored } = planShown(ofSeller, { state, paidUntil });
  const isInTrial = state === 'trial';
  const hasActiveSubscription = state === 'active' || state === 'grace';
  // Who was opened stays readable for their openers; their page goes with trial and plan.
  const isOpen = openPage && (isInTrial || hasActiveSubscription);
  return {
    ...row,
    ...((isOpen || row.unlocked) && { openPage: isOpen }),
    country: country[language],
    names: namesOf(row, language),
    oneOfTrade: oneOfTrade(row.subcategory, language),
    profilePicture: pictureAddress(row.profilePicture),
    whatsappNumber: row.whatsappNumber && toWireNumber(row.whatsappNumber),
    planInfo: {
      badge: badge && { type: badge, color: badgeColors[badge], label: badgeLabel(badge, language) },
      isFeatured: sponsored,
      features: planOfSeller ? [...planOfSeller.features] : [],
    },
    isInTrial,
    hasActiveSubscription,
    sponsored,
    trust: trustOf(contact),
  };
}

function badgeLabel(badge: PlanId | 'trial', language: Language): string {
  return badge === 'trial' ? trialLabels[language] : (findPlan(badge)?.name ?? '');
}

type Place = { region?: string; city?: string; quartier?: string };

type Address = Omit<OtherLocation, 'landmark'> & { landmark?: string | null };

type Located = Address & { otherLocations: OtherLocation[] };

/**
 * A listing with that of its addresses in front that is nearest to the places, of which the first counts most: what the card
 * says is where it was found. The main one where no other is nearer.
 */
export function atNearest<Listing extends Located>(listing: Listing, places: readonly Place[]): Listing {
  const score = (address: Address) => places.reduce((sum, place) => sum * 10 + nearness(address, place), 0);
  const [nearest = listing] = [listing, ...listing.otherLocations].toSorted(
    (one: Address, other: Address) => score(other) - score(one),
  );
  const { region, city, quartier, landmark } = nearest;
  return { ...listing, region, city, quartier, ...('landmark' in listing && { landmark }) };
}

/** 3 in the quartier, 2 in the town, 1 in the region or where no place is named, 0 elsewhere. */
function nearness(address: Address, { region, city, quartier }: Place): number {
  const isInRegion = region === undefined || address.region === region;
  if (city === undefined) return isInRegion ? 1 : 0;
  if (address.city !== city || !isInRegion) return region !== undefined && isInRegion ? 1 : 0;
  return quartier !== undefined && sameWords(address.quartier ?? '', quartier) ? 3 : 2;
}

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');
