/** What a listing may lack: what brings most stands first. */
export const listingParts = [
  'description',
  'quartier',
  'picture',
  'hours',
  'items',
  'keywords',
  'prices',
  'languages',
] as const;

export type ListingPart = (typeof listingParts)[number];
