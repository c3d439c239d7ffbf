import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { namesOf } from '@mboalink/shared/catalogue/entries.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { pictureAddress } from '../../directory/contact-view.ts';
import { townOf } from '../place-of.ts';
import type { StructuredData } from '../structured-data.ts';
import { addressesOf } from './addresses.ts';
import type { Business } from './read-business.ts';

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** What search engines may know of a business. */
export function localBusiness(
  business: Business,
  { origin, language }: { origin: string; language: Language },
): StructuredData {
  const { businessName, slug, description, hours, prices } = business;
  const picture = pictureAddress(business.profilePicture);
  const addresses = addressesOf(business).map((address) => postalAddress(business, address, language));
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/business/${slug}`,
    name: businessName,
    url: `${origin}/business/${slug}`,
    ...(description && { description }),
    ...(picture && { image: `${origin}${picture}` }),
    address: addresses.length > 1 ? addresses : addresses[0],
    openingHoursSpecification: weekDays.flatMap((day) =>
      (hours[day] ?? []).map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${dayNames[day]}`,
        opens,
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    ),
    makesOffer: prices.map(({ label, fromXaf }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: label },
      priceSpecification: { '@type': 'PriceSpecification', minPrice: fromXaf, priceCurrency: 'XAF' },
    })),
  };
}

function postalAddress(business: Business, { region, city, quartier }: OtherLocation, language: Language) {
  const located = { ...business, region, city };
  const town = townOf(located, language);
  return {
    '@type': 'PostalAddress' as const,
    ...(quartier && { streetAddress: quartier }),
    ...(town && { addressLocality: town }),
    addressRegion: namesOf(located, language).region,
    addressCountry: 'CM',
  };
}
