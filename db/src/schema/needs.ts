import { fieldLimits } from '@mboalink/shared/limits.ts';
import { needEnds, needLimits, needRings } from '@mboalink/shared/needs/limits.ts';
import { sql } from 'drizzle-orm';
import {
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
import { createdAt, id, instant, literal, oneOf } from './columns.ts';

/**
 * What a buyer needs, in one line without contact details, and what it was understood as. Open until `endsAt`, unless it was
 * closed before.
 */
export const needs = pgTable(
  'needs',
  {
    id: id(),
    buyerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    picture: text(),
    categorySlug: text().notNull(),
    subcategorySlug: text().notNull(),
    regionSlug: text().notNull(),
    citySlug: text().notNull(),
    quartier: text(),
    day: date(),
    budgetXaf: integer(),
    people: integer(),
    createdAt: createdAt(),
    endsAt: instant().notNull(),
    closedAt: instant(),
    ended: text({ enum: needEnds }),
    foundWith: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('needs_buyer_id_idx').on(table.buyerId, table.createdAt),
    index('needs_found_with_idx').on(table.foundWith).where(sql`${table.foundWith} is not null`),
    index('needs_open_idx')
      .on(table.subcategorySlug, table.regionSlug, table.citySlug, table.createdAt)
      .where(sql`${table.closedAt} is null`),
    check('needs_text', sql`char_length(${table.text}) between 1 and ${literal(needLimits.text)}`),
    index('needs_picture_idx').on(table.picture).where(sql`${table.picture} is not null`),
    check('needs_picture', sql`${table.picture} ~ '^[0-9a-f]{32}$'`),
    check('needs_budget', sql`${table.budgetXaf} between 1 and ${literal(fieldLimits.priceXaf)}`),
    check('needs_people', sql`${table.people} between 1 and ${literal(needLimits.people)}`),
    check('needs_closed', sql`(${table.closedAt} is null) = (${table.ended} is null)`),
    oneOf('needs_ended', table.ended, needEnds),
  ],
);

/** The sellers who got a need, and when one of them declined it. */
export const needSellers = pgTable(
  'need_sellers',
  {
    needId: uuid()
      .notNull()
      .references(() => needs.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ring: text({ enum: needRings }).notNull(),
    sentAt: createdAt(),
    declinedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.needId, table.sellerId] }),
    index('need_sellers_seller_id_idx').on(table.sellerId, table.sentAt),
    oneOf('need_sellers_ring', table.ring, needRings),
  ],
);

/** What a seller answers to a need, once; `place` is the first to the fifth, and there is no sixth. */
export const needAnswers = pgTable(
  'need_answers',
  {
    needId: uuid()
      .notNull()
      .references(() => needs.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    priceXaf: integer(),
    text: text().notNull(),
    picture: text(),
    answeredAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.needId, table.sellerId] }),
    unique('need_answers_place_key').on(table.needId, table.place),
    index('need_answers_seller_id_idx').on(table.sellerId, table.answeredAt),
    index('need_answers_picture_idx').on(table.picture).where(sql`${table.picture} is not null`),
    check('need_answers_picture', sql`${table.picture} ~ '^[0-9a-f]{32}$'`),
    check('need_answers_place', sql`${table.place} between 1 and ${literal(needLimits.answers)}`),
    check('need_answers_price', sql`${table.priceXaf} between 1 and ${literal(fieldLimits.priceXaf)}`),
    check('need_answers_text', sql`char_length(${table.text}) <= ${literal(needLimits.answer)}`),
  ],
);

/** Who said of a need that it is none; the writer of it is told of nobody. */
export const needReports = pgTable(
  'need_reports',
  {
    needId: uuid()
      .notNull()
      .references(() => needs.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.needId, table.reporterId] }),
    index('need_reports_reporter_id_idx').on(table.reporterId),
  ],
);
