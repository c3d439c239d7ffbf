/** What a search may ask for at most; lengths in characters. */
export const searchLimits = {
  text: 100,
  /** A slug, or a name in its place. */
  entry: 80,
  /** Entries of one list: items of a subcategory, or places in the category tree. */
  list: 20,
  pageSize: 100,
  page: 50,
} as const;

/** Contacts of a page when nobody says how many. */
export const defaultPageSize = 20;
