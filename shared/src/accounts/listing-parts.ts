/** What a listing may lack: what brings most stands first. */
export type ListingPart =
  | 'description'
  | 'quartier'
  | 'picture'
  | 'hours'
  | 'items'
  | 'keywords'
  | 'prices'
  | 'languages';
