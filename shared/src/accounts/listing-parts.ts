/** What a listing may lack, hours on Sundays where nobody else has them among it: what brings most stands first. */
export const listingParts = [
  'description',
  'quartier',
  'picture',
  'hours',
  'items',
  'keywords',
  'sundays',
  'prices',
  'languages',
] as const;

export type ListingPart = (typeof listingParts)[number];

/** Where in the profile each is changed: the pencil of its part has the focus. */
export const editFragments: Readonly<Record<ListingPart, string>> = {
  description: '#edit-listing',
  quartier: '#edit-place',
  picture: '',
  hours: '#edit-hours',
  items: '#edit-trade',
  keywords: '#edit-listing',
  sundays: '#edit-hours',
  prices: '#edit-service',
  languages: '#edit-service',
};
