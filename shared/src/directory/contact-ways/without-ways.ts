import type { Price } from '../../accounts/business-details.ts';
import type { OtherLocation } from '../../accounts/locations.ts';
import type { Language } from '../../language.ts';
import { pricesWithNumbers, spreadNumbersIn } from './spread-numbers.ts';
import {
  calledWithoutContacts,
  nameWithoutContacts,
  shownAndFindable,
  withoutContacts,
} from './without-contacts.ts';

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
  const masked = (text: string) => withoutContacts(text, language, 'line') as OpenText;
  const read = shownAndFindable(description, language);
  const addresses = [{ quartier, landmark }, ...otherLocations];
  const spread = spreadNumbersIn([
    businessName,
    ...addresses.flatMap((each) => [each.quartier, each.landmark]),
  ]);
  const [main, ...others] = addresses.map((each, index) => ({
    quartier: spread.has(2 * index + 1) ? null : placed(each.quartier),
    landmark: each.landmark && !spread.has(2 * index + 2) ? masked(each.landmark) : null,
  }));
  const open = {
    businessName: nameWithoutWays(businessName, language),
    description: read.shown as OpenText,
    told: read.findable as OpenText,
    quartier: main?.quartier ?? null,
    otherLocations: otherLocations.map((other, index) => ({ ...other, ...others[index] })),
    ...(landmark !== undefined && { landmark: main?.landmark ?? null }),
    ...(keywords && { keywords: without(spreadNumbersIn(keywords), keywords).map(masked) }),
    ...(prices && {
      prices: without(pricesWithNumbers(prices), prices).map((price) => ({
        ...price,
        label: masked(price.label),
      })),
    }),
  };
  return { ...listing, ...open } as WithoutWays<Listing>;
}

/** The same of a name alone. */
export function nameWithoutWays(businessName: string, language: Language): OpenText {
  return calledWithoutContacts(businessName, language) as OpenText;
}

const placed = (text: string | null) => text && ((nameWithoutContacts(text) || null) as OpenText | null);

const without = <Each>(places: ReadonlySet<number>, all: readonly Each[]) =>
  all.filter((_, at) => !places.has(at));
