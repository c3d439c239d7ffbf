/** What an entry of the catalogue may be. */
export type EntryKind = 'category' | 'subcategory' | 'item' | 'region' | 'city';
