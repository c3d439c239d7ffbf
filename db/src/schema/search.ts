import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';

/**
 * What a listing can be found by: a word that somebody wrote, or a place in the catalogue or the country; where it has an
 * open page by terms of the `open-` kinds as well, of what stands on it. Visitors search by those alone.
 */
export const termKinds = [
  'all',
  'category',
  'city',
  'item',
  'open-all',
  'open-category',
  'open-item',
  'open-quartier',
  'open-subcategory',
  'open-word',
  'quartier',
  'region',
  'subcategory',
  'type',
  'word',
] as const;

/** Terms have numbers, which keep the index small. Words stand in their base form. */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: termKinds }).notNull(),
    name: text().notNull(),
  },
  (table) => [
    unique('search_terms_kind_name_key').on(table.kind, table.name),
    index('search_terms_slips_idx')
      .using('gin', sql`slips_of(${table.kind}, ${table.name})`)
      .with({ fastupdate: false })
      .where(sql`${table.kind} in ('open-word', 'word')`),
    index('search_terms_start_idx')
      .using('btree', table.kind, table.name.op('text_pattern_ops'))
      .where(sql`${table.kind} in ('open-word', 'word')`),
    oneOf('search_terms_kind', table.kind, termKinds),
  ],
);

/** The code of a town is its region’s, times 100, and its own: a region is a range of codes. */
export const searchPlaces = pgTable(
  'search_places',
  {
    code: smallint().primaryKey(),
    regionSlug: text().notNull(),
    citySlug: text().notNull(),
  },
  (table) => [unique('search_places_region_slug_city_slug_key').on(table.regionSlug, table.citySlug)],
);

/**
 * All terms of a visible listing, of each of its addresses; `otherPlaces`: the codes of the towns and regions that it is in
 * beside `city` and the region of that. `nameTerms` and `listedTerms` (trades and keywords) have
 * postings besides.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    searchKey: integer().primaryKey(),
    city: smallint().notNull(),
    otherPlaces: smallint().array().notNull().default(sql`'{}'`),
    position: integer().notNull(),
    namePosition: doublePrecision().notNull(),
    nameTerms: integer().array().notNull(),
    listedTerms: integer().array().notNull(),
    terms: integer().array().notNull(),
  },
  (table) => [index('search_entries_terms_idx').using('gin', table.terms).with({ fastupdate: false })],
);

/**
 * One row for each term in the name (`band` 1) or among the trades and keywords (2) of a visible listing, in each of its
 * towns: `region` is negative where the listing stands in the lists of that region by another town of it already. Each index
 * holds all that a list needs, in its order: by town, by region, and inside a region by age and by name. What an `open-`
 * term says of a listing has no second posting of the other kind: members read both.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    term: integer().notNull(),
    searchKey: integer().notNull(),
    position: integer().notNull(),
    namePosition: doublePrecision().notNull(),
    band: smallint().notNull(),
    city: smallint().notNull(),
    region: smallint().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'search_postings_newest_key',
      columns: [table.term, table.region, table.searchKey, table.city],
    }),
    index('search_postings_city_idx').on(
      table.term,
      table.band,
      table.city,
      table.position,
      table.searchKey.desc().nullsLast(),
      table.namePosition,
    ),
    index('search_postings_region_idx').on(
      table.term,
      table.band,
      table.region,
      table.position,
      table.searchKey.desc().nullsLast(),
      table.city,
    ),
    index('search_postings_name_idx').on(
      table.term,
      table.region,
      table.namePosition,
      table.searchKey,
      table.city,
    ),
  ],
);

/** What listings are counted by; `active` counts members, by one name. */
export const countedKinds = [
  'active',
  'all',
  'category',
  'item',
  'open-all',
  'open-category',
  'open-item',
  'open-subcategory',
  'subcategory',
] as const;

/**
 * How many visible listings there are of a kind and name in a place, which is the code of a town or a region, 0 for the
 * country, or below 0 the term of a quartier. The clock moves them by `listingChanges`: they are a minute or two behind.
 */
export const listingCounts = pgTable(
  'listing_counts',
  {
    place: integer().notNull(),
    kind: text({ enum: countedKinds }).notNull(),
    name: text().notNull(),
    listed: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'listing_counts_pk', columns: [table.place, table.kind, table.name] }),
    index('listing_counts_name_idx').on(table.kind, table.name, table.place),
    oneOf('listing_counts_kind', table.kind, countedKinds),
    check('listing_counts_listed', sql`${table.listed} >= 0`),
  ],
);

/** What entered the index (`change` 1) or left it (-1) and is not counted yet; a trigger writes it. */
export const listingChanges = pgTable('listing_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  change: smallint().notNull(),
  // The towns, regions and country, by their codes.
  places: integer().array().notNull(),
  terms: integer().array().notNull(),
});

/** The listings that got another place in the alphabet, until the clock has looked whether there is room for more. */
export const placedNames = pgTable('placed_names', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  searchKey: integer().notNull(),
});

/** The terms that a listing had and has no more; a trigger writes them, and the clock drops those that nobody else has. */
export const lostTerms = pgTable('lost_terms', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  terms: integer().array().notNull(),
});
