import type { Price } from '../accounts/business-details.ts';
import type { OtherLocation } from '../accounts/locations.ts';
import type { Language } from '../language.ts';
import { publicName, searchableText, withoutContactDetails } from './contact-details.ts';

declare const isPublic: unique symbol;

/** What an owner typed, without contact details: made here alone. */
export type PublicText = string & { readonly [isPublic]: true };

type Texts<Text> = {
  businessName: Text;
  description: Text;
  quartier: Text | null;
  landmark: Text | null;
  keywords: Text[];
  prices: (Omit<Price, 'label'> & { label: Text })[];
  otherLocations: (Omit<OtherLocation, 'quartier' | 'landmark'> & {
    quartier: Text | null;
    landmark: Text | null;
  })[];
};

/** A listing as its owner typed it; not every answer has all of it. */
type Typed = Pick<Texts<string>, 'businessName' | 'description' | 'quartier' | 'otherLocations'> &
  Partial<Texts<string>>;

/** The same as everybody may read it; `told` is the description without what is masked in it. */
export type PublicListing<Listing extends Typed> = {
  [Name in keyof Listing]: Name extends keyof Texts<PublicText> ? Texts<PublicText>[Name] : Listing[Name];
} & { told: PublicText };

/**
 * A listing as it is read by those who have not opened it: no number, e-mail address or link in anything that its owner
 * typed. The one place where it becomes that, for visitors and for members.
 */
export function publicListing<Listing extends Typed>(
  listing: Listing,
  language: Language,
): PublicListing<Listing> {
  const { description, quartier, landmark, keywords, prices, otherLocations } = listing;
  const masked = (text: string) => withoutContactDetails(text, language) as PublicText;
  const maskedOrNull = (text: string | null) => (text === null ? null : masked(text));
  const texts = {
    businessName: publicBusinessName(listing.businessName, language),
    description: masked(description),
    told: searchableText(description) as PublicText,
    quartier: placed(quartier),
    otherLocations: otherLocations.map((other) => ({
      ...other,
      quartier: placed(other.quartier),
      landmark: maskedOrNull(other.landmark),
    })),
    ...(landmark !== undefined && { landmark: maskedOrNull(landmark) }),
    ...(keywords && { keywords: keywords.map(masked) }),
    ...(prices && { prices: prices.map((price) => ({ ...price, label: masked(price.label) })) }),
  };
  return { ...listing, ...texts } as PublicListing<Listing>;
}

/** A business name without contact details; of one that is nothing else, that is said. */
export function publicBusinessName(name: string, language: Language): PublicText {
  return (publicName(name) || withoutContactDetails(name, language)) as PublicText;
}

const placed = (text: string | null) => text && ((publicName(text) || null) as PublicText | null);
