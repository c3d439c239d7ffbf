import { brandColours, brandCovers } from '@mboalink/shared/accounts/branding-words.ts';
import type { Hours, Price } from '@mboalink/shared/accounts/business-details.ts';
import { type SpokenLanguage, spokenLanguages } from '@mboalink/shared/accounts/business-words.ts';
import type { OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { shortCodeLength, shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { answerLimits } from '@mboalink/shared/answers/limits.ts';
import { reportLimits, reportReasons } from '@mboalink/shared/directory/report-rules.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { fieldLimits, openPageLimits } from '@mboalink/shared/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OwnerText } from '../public-texts.ts';
import { users } from './accounts.ts';
import { passes } from './billing.ts';
import { createdAt, instant, literal, oneOf } from './columns.ts';

type Counted = Record<'userId' | 'openedBy' | 'trustedBy', ExtraConfigColumn>;

/** What the clock counts of a listing; nobody is told of fewer people than would be somebody. */
const keptByClock = ({ userId, openedBy, trustedBy }: Counted) => [
  index('listings_opened_by_idx').on(userId).where(sql`${openedBy} > 0`),
  index('listings_trusted_by_idx').on(userId).where(sql`${trustedBy} > 0`),
  check('listings_trusted_by', sql`${trustedBy} = 0 or ${trustedBy} >= ${literal(trustLimits.trustedFrom)}`),
];

const atMost = (most: number, count: SQL) => sql`${count} <= ${literal(most)}`;

/**
 * What can be found of somebody. `visibleUntil` and `planWeight` follow the subscription, `nameFolded` and `namePosition` the name:
 * triggers keep them, and the index of the search, in `search.ts`. `searchKey` grows with each new listing;
 * `isActive` says whether its owner was here within 30 days, `openedBy` how many opened it in that time and `trustedBy` how many
 * trust it, each from three up: they are kept by the clock. `answeredYes` of `answeredOf` who said so had an answer of its owner;
 * who `seldomAnswers` stands behind others. `numberChangedAt` is kept by a trigger. `openPage` is what the owner of a listing wants,
 * `pageToldAt` when they were told by mail of the page; `hasOpenPage` follows from both, and decides wherever everybody
 * may see somebody who can be found. `publicDescription` and `publicKeywords` are what everybody may read and search of the two, without contact
 * details; null where there are none. Nobody finds a listing that its owner `paused`. A buyer is found while `listedAsBuyer`, by town and
 * type alone: `nameFolded`, by which names are looked for, is empty.
 */
export const listings = pgTable(
  'listings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    userType: text({ enum: userTypes }).notNull(),
    slug: text().notNull().unique(),
    businessName: text().notNull(),
    description: text().$type<OwnerText>().notNull().default(sql`''`),
    publicDescription: text().$type<OwnerText>(),
    keywords: text().array().$type<OwnerText<string[]>>().notNull().default(sql`'{}'`),
    publicKeywords: text().array().$type<OwnerText<string[]>>(),
    categorySlug: text().notNull(),
    subcategorySlug: text().notNull(),
    itemSlugs: text().array().notNull().default(sql`'{}'`),
    regionSlug: text().notNull(),
    citySlug: text().notNull(),
    quartier: text(),
    landmark: text(),
    // The addresses beside that one; found while premium runs.
    otherLocations: jsonb().$type<OtherLocation[]>().notNull().default([]),
    // The name of the picture in the bucket.
    profilePicture: text(),
    openingHours: jsonb().$type<Hours>().notNull().default({}),
    prices: jsonb().$type<Price[]>().notNull().default([]),
    languages: text().array().$type<SpokenLanguage[]>().notNull().default(sql`'{}'`),
    openPage: boolean().notNull().default(true),
    pageToldAt: instant(),
    hasOpenPage: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${listings.openPage} and ${listings.pageToldAt} is not null and ${listings.userType} <> 'buyer'`,
      ),
    landmarkOnPage: boolean().notNull().default(false),
    paused: boolean().notNull().default(false),
    // The day in Douala on which the clock ends the pause.
    pausedUntil: date(),
    hideEmail: boolean().notNull().default(false),
    // Whether a buyer is called by their name to whose number they open.
    namedToSellers: boolean().notNull().default(false),
    listedAsBuyer: boolean().notNull().default(false),
    // Hidden after reports: until then, or for good ('infinity') when a person confirmed them.
    hiddenUntil: instant(),
    // Reports of before hide it no more.
    reportsCountFrom: instant().notNull().default(sql`'-infinity'`),
    shortCode: text().notNull().unique('listings_short_code_unique').default(sql`new_short_code()`),
    // Shown while premium runs.
    brandColour: text({ enum: brandColours }),
    brandCover: text({ enum: brandCovers }),
    joinedAt: createdAt(),
    visibleUntil: instant().notNull().default(sql`'-infinity'`),
    planWeight: smallint().notNull().default(0),
    searchKey: integer().notNull().generatedByDefaultAsIdentity(),
    isActive: boolean().notNull().default(true),
    openedBy: integer().notNull().default(0),
    trustedBy: integer().notNull().default(0),
    answeredYes: integer().notNull().default(0),
    answeredOf: integer().notNull().default(0),
    seldomAnswers: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${listings.answeredOf} >= ${literal(answerLimits.sinksFrom)} and ${listings.answeredYes} * 2 < ${listings.answeredOf}`,
      ),
    numberChangedAt: instant(),
    namePosition: doublePrecision().notNull().default(0),
    nameFolded: text().notNull().default(''),
  },
  (table) => [
    index('listings_name_folded_idx').using(
      'btree',
      table.nameFolded.op('text_pattern_ops'),
      table.searchKey,
    ),
    index('listings_visible_until_idx').on(table.visibleUntil),
    index('listings_open_sundays_idx')
      .on(table.subcategorySlug, table.citySlug)
      .where(sql`${table.openingHours} ? 'sun'`),
    index('listings_untold_idx')
      .on(table.visibleUntil)
      .where(sql`${table.pageToldAt} is null and ${table.openPage} and ${table.userType} <> 'buyer'`),
    index('listings_sitemap_idx')
      .on(table.searchKey)
      .where(
        sql`${table.hasOpenPage} and char_length(coalesce(${table.publicDescription}, ${table.description})) >= ${literal(openPageLimits.description)}`,
      ),
    index('listings_hidden_until_idx').on(table.hiddenUntil).where(sql`${table.hiddenUntil} is not null`),
    index('listings_paused_until_idx').on(table.pausedUntil).where(sql`${table.pausedUntil} is not null`),
    index('listings_short_code_lower_idx').on(sql`lower(${table.shortCode})`),
    ...keptByClock(table),
    uniqueIndex('listings_search_key_key').on(table.searchKey),
    uniqueIndex('listings_profile_picture_key')
      .on(table.profilePicture)
      .where(sql`${table.profilePicture} is not null`),
    check('listings_profile_picture', sql`${table.profilePicture} ~ '^[0-9a-f]{32}$'`),
    oneOf('listings_user_type', table.userType, userTypes),
    check('listings_listed_as_buyer', sql`not ${table.listedAsBuyer} or ${table.userType} = 'buyer'`),
    check('listings_paused_until', sql`${table.pausedUntil} is null or ${table.paused}`),
    check('listings_answered', sql`${table.answeredYes} between 0 and ${table.answeredOf}`),
    check(
      'listings_other_locations',
      sql`jsonb_typeof(${table.otherLocations}) = 'array'
        and jsonb_array_length(${table.otherLocations}) < ${literal(fieldLimits.locations)}`,
    ),
    oneOf('listings_brand_colour', table.brandColour, brandColours),
    oneOf('listings_brand_cover', table.brandCover, brandCovers),
    // No day without spans, so that hours are told where this is not empty.
    check(
      'listings_opening_hours',
      sql`jsonb_typeof(${table.openingHours}) = 'object'
        and not jsonb_path_exists(${table.openingHours}, 'strict $.* ? (@.size() == 0)')`,
    ),
    check('listings_prices_count', atMost(fieldLimits.prices, sql`jsonb_array_length(${table.prices})`)),
    check('listings_languages_count', atMost(spokenLanguages.length, sql`cardinality(${table.languages})`)),
    check('listings_items_count', atMost(fieldLimits.items, sql`cardinality(${table.itemSlugs})`)),
    check('listings_keywords_count', atMost(fieldLimits.keywords, sql`cardinality(${table.keywords})`)),
  ],
);

/**
 * The names of short links that are somebody’s: of each business one that it has now, and those that it gave up. Until
 * `heldUntil` nobody else may take one: while premium runs, and 90 days after its end, which a trigger sees to, or after it
 * was given up. A name outlives its owner by that.
 */
export const shortNames = pgTable(
  'short_names',
  {
    name: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    isCurrent: boolean().notNull(),
    heldUntil: instant().notNull(),
  },
  (table) => [
    index('short_names_user_id_idx').on(table.userId),
    uniqueIndex('short_names_current_key').on(table.userId).where(sql`${table.isCurrent}`),
    index('short_names_held_until_idx').on(table.heldUntil),
    check(
      'short_names_name',
      sql`${table.name} ~ '^[a-z0-9]{${literal(shortNameLimits.minimum)},${literal(shortNameLimits.maximum)}}$'
        and length(${table.name}) <> ${literal(shortCodeLength)}`,
    ),
  ],
);

/**
 * Whose number and e-mail a viewer opened, which stay open to them; `day` is the calendar day in Douala that it was counted on. No reference to the contact: what was counted stays counted when the contact leaves.
 */
export const reveals = pgTable(
  'reveals',
  {
    // What the one who was opened knows of it: drawn by chance, so that it tells no time.
    revealId: uuid().notNull().default(sql`gen_random_uuid()`),
    viewerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contactId: uuid().notNull(),
    day: date().notNull(),
    revealedAt: createdAt(),
    // The network that it was opened on, as a keyed hash; emptied after 48 hours.
    network: text(),
    // Whether it counts for the day; a refund takes that back.
    charged: boolean().notNull().default(true),
    /** The pass that it was opened with; null where it counts for the plan's day. */
    passTxRef: uuid().references(() => passes.txRef),
    // Whether a buyer opened it, who has no name, whatever they become; null of what was opened before that was kept.
    byBuyer: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.contactId] }),
    unique('reveals_reveal_id_key').on(table.revealId),
    index('reveals_viewer_id_day_idx').on(table.viewerId, table.day),
    // All that a page of openers, their number and who of them is named are read from.
    index('reveals_contact_id_idx').on(
      table.contactId,
      table.day,
      table.revealId,
      table.viewerId,
      table.byBuyer,
    ),
    index('reveals_day_contact_id_idx').on(table.day, table.contactId),
    index('reveals_network_idx').on(table.network, table.revealedAt).where(sql`${table.network} is not null`),
    check('reveals_refunded', sql`${table.charged} or ${table.passTxRef} is null`),
    index('reveals_pass_idx').on(table.passTxRef).where(sql`${table.passTxRef} is not null`),
  ],
);

/**
 * What somebody said of a contact that they had opened. `isCounted`: may hide it; the rest is only for whoever reviews it.
 * `refunded`: the number was given back. The network is a keyed hash. No reference to the contact, whose row a report would
 * wait for.
 */
export const contactReports = pgTable(
  'contact_reports',
  {
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contactId: uuid().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    note: text(),
    isCounted: boolean().notNull(),
    refunded: boolean().notNull().default(false),
    networkHash: text().notNull(),
    reportedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reporterId, table.contactId] }),
    index('contact_reports_contact_id_idx').on(table.contactId, table.reportedAt),
    index('contact_reports_reported_at_idx').on(table.reportedAt),
    oneOf('contact_reports_reason', table.reason, reportReasons),
    check('contact_reports_note', sql`char_length(${table.note}) <= ${literal(reportLimits.note)}`),
  ],
);
