import { figureLimits, listingActions, searchFigureKinds } from '@mboalink/shared/insights/figures.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, instant, literal, oneOf } from './columns.ts';

/**
 * Who viewed a listing or clicked one of its buttons, each once a Douala day, kept for 92 days. A member stands here by their id, a
 * visitor by a hash with the day's salt. `citySlug` is the member's town; `searchTrade` and `searchCity` are what they had searched
 * for just before, `searchWords` those of their words that several people had typed. Of who looked, their owner reads counts alone.
 */
export const listingEvents = pgTable(
  'listing_events',
  {
    listingId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    hour: smallint().notNull(),
    viewerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitor: text(),
    action: text({ enum: listingActions }).notNull(),
    citySlug: text(),
    searchTrade: text(),
    searchCity: text(),
    searchWords: text().array().notNull().default([]),
  },
  (table) => [
    unique('listing_events_once_a_day_key')
      .on(table.listingId, table.viewerId, table.visitor, table.day, table.action)
      .nullsNotDistinct(),
    index('listing_events_viewer_id_idx').on(table.viewerId, table.day),
    index('listing_events_day_idx').on(table.day),
    oneOf('listing_events_action', table.action, listingActions),
    check('listing_events_viewer', sql`(${table.viewerId} is null) <> (${table.visitor} is null)`),
  ],
);

/** The random salt of a day's visitors: once the nightly job has deleted it, nobody can tell who a visitor's hash was. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date().primaryKey(),
  salt: uuid().notNull().default(sql`gen_random_uuid()`),
});

/** Figures of a listing's day, as the nightly job counts them from `listing_events`; each person counts once. */
export const listingDays = pgTable(
  'listing_days',
  {
    listingId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull(),
    /** People who clicked any button. */
    clickers: integer().notNull(),
    /** Those of them who had not clicked for sixty days. */
    requests: integer().notNull(),
    whatsappClicks: integer().notNull(),
    phoneClicks: integer().notNull(),
    emailClicks: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    index('listing_days_day_idx').on(table.day),
    check(
      'listing_days_people',
      sql`${table.requests} <= ${table.clickers} and ${table.clickers} <= ${table.views}`,
    ),
  ],
);

/**
 * Searches for a trade, kept for thirty days. `foundNobody` says that nobody of the trade was there; `quartier` is one in which
 * nobody was found, and `words` are those that nobody had: of the catalogue, or such as several businesses write.
 */
export const searches = pgTable(
  'searches',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    searchedAt: instant().notNull(),
    trade: text().notNull(),
    citySlug: text(),
    foundNobody: boolean().notNull(),
    quartier: text(),
    words: text().array().notNull(),
  },
  (table) => [
    index('searches_member_id_idx').on(table.memberId, table.searchedAt),
    index('searches_searched_at_idx').on(table.searchedAt),
  ],
);

/**
 * The words that members with grown accounts typed today in searches for a trade in a town, each once a person: a hash with the
 * day's salt. The nightly job counts the rows and deletes them.
 */
export const typedWords = pgTable(
  'typed_words',
  {
    day: date().notNull(),
    person: text().notNull(),
    citySlug: text().notNull(),
    trade: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.person, table.citySlug, table.trade, table.word] })],
);

/** How many people typed a word on a day who searched in a town for a trade, from three people up. */
export const wordDays = pgTable(
  'word_days',
  {
    citySlug: text().notNull(),
    trade: text().notNull(),
    day: date().notNull(),
    word: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.citySlug, table.trade, table.day, table.word] }),
    index('word_days_day_idx').on(table.day),
    check('word_days_people', sql`${table.people} >= ${literal(figureLimits.viewers)}`),
    check('word_days_word', sql`${table.word} ~ '^[a-z]{3,24}$'`),
  ],
);

/**
 * What several people searched for in a town, written anew each night: `popular` trades of thirty days; of the last seven days
 * trades that nobody offers (`trade`), quartiers without anybody and words that nobody has; trades of the last four Sundays.
 */
export const searchFigures = pgTable(
  'search_figures',
  {
    citySlug: text().notNull(),
    kind: text({ enum: searchFigureKinds }).notNull(),
    trade: text().notNull(),
    /** The quartier or the word; empty for the other kinds. */
    name: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.citySlug, table.kind, table.trade, table.name] }),
    oneOf('search_figures_kind', table.kind, searchFigureKinds),
  ],
);
