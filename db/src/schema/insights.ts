import { type EventAction, eventActions } from '@mboalink/shared/insights/event-actions.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, oneOf } from './columns.ts';

/** The first 64 bits of a keyed hash, from which nobody reads what was hashed. */
const hash = () => bigint({ mode: 'bigint' });

/**
 * What happened, by the day in Douala. The table is partitioned by month, which drizzle cannot say, and is only ever
 * added to. A person, browser or network stands here as a keyed hash; `device` and `network` only for accounts over seven
 * days old. `contactId` names a listing, without a reference: what happened stays when it leaves. `citySlug` is the town
 * that was searched, or that of whoever did something with a listing; `metNobody` says that a search found nobody there.
 * `quartier` is one in which a search met nobody, `missedWords` are words that nobody had where it was asked: of the
 * catalogue, or such as businesses write. Both are kept for thirty days.
 */
export const events = pgTable(
  'events',
  {
    day: date().notNull(),
    happenedAt: instant().notNull(),
    action: text({ enum: eventActions }).notNull(),
    person: hash().notNull(),
    device: hash(),
    network: hash(),
    contactId: uuid(),
    trade: text(),
    citySlug: text(),
    metNobody: boolean().notNull().default(false),
    quartier: text(),
    missedWords: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('events_person_happened_at_idx').on(table.person, table.happenedAt),
    index('events_missed_idx')
      .on(table.happenedAt)
      .where(sql`${table.quartier} is not null or ${table.missedWords} <> '{}'`),
    uniqueIndex('events_once_a_day_key')
      .on(table.contactId, table.day, table.person, table.action)
      .where(sql`${table.contactId} is not null`),
    index('events_searched_idx')
      .on(table.day, table.trade, table.citySlug, table.person, table.metNobody)
      .where(
        sql`${table.action} = 'search_performed' and ${table.trade} is not null and ${table.citySlug} is not null`,
      ),
    oneOf('events_action', table.action, eventActions),
  ],
);

/**
 * An event as `record_events` takes it: numbers of 64 bits as text, and of words that nobody had whether the catalogue lists
 * them.
 */
export type EventRow = {
  action: EventAction;
  day: string;
  happened_at: string;
  person: string;
  device?: string;
  network?: string;
  contact_id?: string;
  trade?: string;
  city_slug?: string;
  met_nobody?: boolean;
  quartier?: string;
  missed?: readonly MissedWord[];
};

/** A word that nobody had where it was asked for. */
export type MissedWord = { word: string; is_listed: boolean };

/**
 * Who had their searches forgotten, and when: an event that is written after it, of a search before it, has no words. Kept for
 * two days.
 */
export const clearedSearches = pgTable('cleared_searches', {
  person: hash().primaryKey(),
  clearedAt: instant().notNull(),
});

/** The trades that people looked for in a town within thirty days, each by five people at least. */
export const popularSearches = pgTable(
  'popular_searches',
  {
    citySlug: text().notNull(),
    trade: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.citySlug, table.trade] })],
);

/** Days of listings whose events are to be counted anew. A mark is made with the event, and goes when it was counted. */
export const dueListingDays = pgTable(
  'due_listing_days',
  {
    listingId: uuid().notNull(),
    day: date().notNull(),
    markedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    index('due_listing_days_marked_at_idx').on(table.markedAt),
  ],
);

/** People who came from somewhere; their `marks` say whether three are three, on several days together, and nothing else. */
export type CountedPart = { views: number; marks: number[] };

/**
 * What happened to a listing on a day in Douala, as a job counts it from the events, which are dropped after some months. Each
 * is counted once a person: `views` whoever looked at it, `clickers` whoever reached it in any way, `requests` those of
 * them who had not been in touch for sixty days. `clickHours` are the taps of each hour, null without any.
 */
export const listingDays = pgTable(
  'listing_days',
  {
    listingId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull(),
    openings: integer().notNull(),
    saves: integer().notNull(),
    whatsappClicks: integer().notNull(),
    phoneClicks: integer().notNull(),
    emailClicks: integer().notNull(),
    clickers: integer().notNull(),
    requests: integer().notNull(),
    clickHours: integer().array(),
    towns: jsonb().$type<({ city: string } & CountedPart)[]>().notNull().default([]),
    searches: jsonb().$type<({ trade: string; city: string | null } & CountedPart)[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    check(
      'listing_days_people',
      sql`${table.requests} <= ${table.clickers} and ${table.clickers} <= ${table.views}`,
    ),
    check('listing_days_click_hours', sql`cardinality(${table.clickHours}) = 24`),
  ],
);

/** People who missed something in a town; their `marks` say whether three are three, as in `CountedPart`. */
export type MissedPart = { name: string; people: number; marks: number[] };

/**
 * What was looked for in a town on a day: how often, by how many people, and how many of them met nobody there, as many as
 * there are people, browsers and networks; the quartiers in which they met nobody, and the words that nobody had, which are
 * forgotten after thirty days. `marks` tell three of those who looked apart, `unmetMarks` ten of those who met nobody.
 */
export const searchedDays = pgTable(
  'searched_days',
  {
    trade: text().notNull(),
    citySlug: text().notNull(),
    day: date().notNull(),
    searches: integer().notNull(),
    people: integer().notNull(),
    unmetPeople: integer().notNull(),
    marks: integer().array().notNull(),
    unmetMarks: integer().array().notNull().default([]),
    quartiers: jsonb().$type<MissedPart[]>().notNull().default([]),
    words: jsonb().$type<MissedPart[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.trade, table.citySlug, table.day] }),
    index('searched_days_day_idx').on(table.day),
    index('searched_days_words_idx').on(table.day).where(sql`${table.words} <> '[]'`),
  ],
);
