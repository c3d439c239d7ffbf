import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import type { BusinessPage } from '@mboalink/shared/directory/open-calls.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { usePage } from '../../lib/page.tsx';

/** What a page says of itself in the words of schema.org, for search engines: no browser runs it, and nothing in it ends its element. */
export function StructuredData({ data }: { data: object }) {
  const { nonce } = usePage();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export type Crumb = { name: string; path: string };

/** The way to a page, from the home page on. */
export const breadcrumbs = (crumbs: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

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
export function localBusiness(business: BusinessPage, origin: string) {
  const { businessName: name, slug, description, hours, prices, profilePicture } = business;
  const address = `${origin}${businessPath(slug)}`;
  const addresses = business.addresses.map(postalAddress);
  return {
    '@type': 'LocalBusiness',
    '@id': address,
    name,
    url: address,
    ...(description && { description }),
    ...(profilePicture && { image: `${origin}${profilePicture}` }),
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

const postalAddress = ({ quartier, town, region }: BusinessPage['addresses'][number]) => ({
  '@type': 'PostalAddress',
  ...(quartier && { streetAddress: quartier }),
  ...(town && { addressLocality: town }),
  addressRegion: region.name,
  addressCountry: 'CM',
});
