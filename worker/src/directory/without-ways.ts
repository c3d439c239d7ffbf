import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { contactWaysIn } from '@mboalink/shared/directory/contact-ways/contact-ways-in.ts';
import {
  calledWithoutContacts,
  findableText,
  nameWithoutContacts,
  withoutContacts,
} from '@mboalink/shared/directory/contact-ways/without-contacts.ts';
import type { Language } from '@mboalink/shared/language.ts';

declare const hasNoWay: unique symbol;

/** What an owner typed, without the ways to them: made here alone. */
export type OpenText = string & { readonly [hasNoWay]: true };

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

/** A listing as its owner typed it; not every answer says all of it. */
type Typed = Pick<Texts<string>, 'businessName' | 'description' | 'quartier' | 'otherLocations'> &
  Partial<Texts<string>>;

/** The same as everybody may read it; `told` is what the description says beside what is masked in it. */
export type WithoutWays<Listing extends Typed> = {
  [Name in keyof Listing]: Name extends keyof Texts<OpenText> ? Texts<OpenText>[Name] : Listing[Name];
} & { told: OpenText };

/**
 * A listing as whoever has not its number reads it: no number, e-mail address or link in anything that its owner typed. The
 * one place where it becomes that, for visitors and for members to whom it is not open.
 */
export function withoutWays<Listing extends Typed>(
  listing: Listing,
  language: Language,
): WithoutWays<Listing> {
  const { businessName, description, quartier, landmark, keywords, prices, otherLocations } = listing;
  const masked = (text: string) => withoutContacts(text, language) as OpenText;
  const maskedLandmark = (text: string | null) => text && masked(text);
  const placed = (text: string | null) => text && ((nameWithoutContacts(text) || null) as OpenText | null);
  const open = {
    businessName: nameWithoutWays(businessName, language),
    description: masked(description),
    told: findableText(description) as OpenText,
    quartier: placed(quartier),
    otherLocations: otherLocations.map((other) => ({
      ...other,
      quartier: placed(other.quartier),
      landmark: maskedLandmark(other.landmark),
    })),
    ...(landmark !== undefined && { landmark: maskedLandmark(landmark) }),
    ...(keywords && { keywords: keywords.map(masked) }),
    ...(prices && {
      prices: prices
        .filter((price) => !runsIntoAmount(price))
        .map((price) => ({ ...price, label: masked(price.label) })),
    }),
  };
  return { ...listing, ...open } as WithoutWays<Listing>;
}

/** The same of a name alone. */
export function nameWithoutWays(businessName: string, language: Language): OpenText {
  return calledWithoutContacts(businessName, language) as OpenText;
}

/**
 * Whether a number begins in the label of a price and goes on in its amount: 'Tel 677 12 34' from 56. Such a price is left
 * out whole: either half would tell much of the number. A round amount is one: 'HP 650' from 150 000.
 */
function runsIntoAmount({ label, fromXaf }: Price): boolean {
  if (fromXaf >= 1000 && fromXaf % 500 === 0) return false;
  return contactWaysIn(`${label} ${fromXaf}`).some(({ end }) => end > label.length);
}
