import { type EventAction, eventActions } from '@mboalink/shared/insights/event-actions.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';

/** The first 64 bits of a keyed hash, from which nobody reads what was hashed. */
const hash = () => bigint({ mode: 'bigint' });

/**
 * What happened, by the day in Douala. The table is partitioned by month, which drizzle cannot say, and is only ever
 * added to. A person, browser, network or word stands here as a keyed hash; `device`, `network` and `wordHashes` only
 * for accounts old enough to teach, and for thirty days. `contactId` names a listing, without a reference: what happened
 * stays when it leaves. `citySlug` is the town that was searched, or that of whoever did something with a listing; `metNobody`
 * says that a search found nobody there.
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
    wordHashes: hash().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('events_person_happened_at_idx').on(table.person, table.happenedAt),
    index('events_words_idx').on(table.happenedAt).where(sql`${table.wordHashes} <> '{}'`),
    index('events_happened_at_idx').on(table.happenedAt).where(sql`${table.contactId} is not null`),
    uniqueIndex('events_once_a_day_key')
      .on(table.contactId, table.person, table.action, table.day)
      .where(sql`${table.contactId} is not null`),
    oneOf('events_action', table.action, eventActions),
  ],
);

/** An event as `record_events` takes it: numbers of 64 bits as text, and words beside their hashes. */
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
  words?: readonly { word: string; hash: string }[];
};

/** Who taught which trade for a word: a person, a browser and a network teach it once. Kept until it is learned. */
export const wordLessons = pgTable(
  'word_lessons',
  {
    wordHash: hash().notNull(),
    trade: text().notNull(),
    person: hash().notNull(),
    device: hash().notNull(),
    network: hash().notNull(),
    taughtOn: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wordHash, table.trade, table.person] }),
    unique('word_lessons_word_trade_device_key').on(table.wordHash, table.trade, table.device),
    unique('word_lessons_word_trade_network_key').on(table.wordHash, table.trade, table.network),
    index('word_lessons_taught_on_idx').on(table.taughtOn),
  ],
);

/**
 * Words that mean a trade, in their base form. One that people taught has its hash first; the next search with it
 * says the word. One that was undone stays, so that nobody teaches it again.
 */
export const learnedWords = pgTable('learned_words', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  wordHash: hash().unique(),
  word: text().unique(),
  trade: text().notNull(),
  learnedAt: instant().notNull().default(sql`now()`),
  undoneAt: instant(),
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
