import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { blocks, connections, savedContacts } from '@mboalink/db/schema/network.ts';
import { categories } from '@mboalink/shared/catalogue/categories.ts';
import { entryReader } from '@mboalink/shared/catalogue/entry-reader.ts';
import { findTown, towns } from '@mboalink/shared/catalogue/places.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { and, eq, exists, gt, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContactRows } from '../directory/contact-rows.ts';
import { typedName } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import {
  areAllPresentTo,
  areStaying,
  hidesNone,
  isBlockedByNone,
  isFindableBy,
  isPresentTo,
} from '../directory/findable.ts';
import type { MemberContext } from '../trpc.ts';

/** Somebody in a list of one's own, as the database knows them. */
type KnownRow = { contactId: string | null; isVisible: boolean | null };

/** Over `listings`: what `withContacts` takes. */
export function knownColumns({ now }: MemberContext) {
  return {
    contactId: sql<string | null>`${listings.userId}`.as('known_id'),
    isVisible: sql<boolean | null>`${gt(listings.visibleUntil, now)}`.as('is_visible'),
    searchKey: sql<number | null>`${listings.searchKey}`.as('known_key'),
  };
}

/** The search keys of a page whose rows have `knownColumns`, in its order. */
export const keysOf = (listed: SQLWrapper & { searchKey: SQL.Aliased<number | null> }, order: SQL) =>
  sql<number[] | null>`(select array_agg(${listed.searchKey} order by ${order}) from ${listed})`;

/** The rows of a list, each with who it is, where the viewer finds them or opened them before, and else as unavailable. */
export function withContacts<Row extends KnownRow>(
  { language }: MemberContext,
  rows: readonly Row[],
  shown: Pick<ContactRows, 'contacts'>,
): (Omit<Row, keyof KnownRow> & Known)[] {
  const contacts = new Map(shown.contacts.map((row) => [row._id, toContact(row, language)]));
  return rows.map(({ contactId, isVisible, ...row }) => ({
    ...row,
    ...knownAs(contacts.get(contactId ?? ''), isVisible === true),
  }));
}

/** A contact in a list of the viewer's own; none where they are unavailable. */
export function knownAs(contact: Contact | undefined, isVisible: boolean): Known {
  if (!contact) return { state: 'unavailable', businessName: null, contact: null };
  return { state: isVisible ? 'listed' : 'hidden', businessName: contact.businessName, contact };
}

/** Over `listings`: whether the viewer finds them, or opened them before. */
function isReadable(ctx: MemberContext): SQL {
  const { db, viewer } = ctx;
  const userType = sql`(${db.select({ type: users.userType }).from(users).where(eq(users.id, viewer.userId))})`;
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewer.userId), eq(reveals.contactId, listings.userId)));
  const isFound = isFindableBy(ctx, { id: sql`${viewer.userId}::uuid`, userType });
  return sql`(${or(isFound, exists(opened))})`;
}

/**
 * Over `listings` and how they opened the viewer’s number, if they did: the name of a business that the viewer finds or opened;
 * null for whoever opened it as a buyer, so that they have no name when they sell.
 */
export const businessTold = (ctx: MemberContext): SQL<string | null> =>
  sql`case when ${reveals.byBuyer} is not true and ${typedName} is not null and ${isReadable(ctx)} then ${typedName} end`;

/** Over `users` as well: the same, and the name of who opened the number as a buyer, or buys now, and wants to be named to sellers. */
export function openerName(ctx: MemberContext): SQL<string | null> {
  const buys = sql`(${reveals.byBuyer} or ${reveals.viewerId} is not null and ${listings.userType} = 'buyer')`;
  return sql`coalesce(${businessTold(ctx)}, case when ${listings.namedToSellers} and ${buys} then ${users.name} end)`;
}

/** Over `reveals`: whom the viewer is told of, who opened their number and stays: from the next day on, and no block between them. */
export function isToldOpener(ctx: MemberContext): SQL | undefined {
  const { viewerId, contactId, day } = reveals;
  const { viewer, now } = ctx;
  return and(
    eq(contactId, viewer.userId),
    lt(day, doualaDay(now)),
    areStaying(ctx, viewerId),
    isBlockedByNone(ctx, sql`${viewer.userId}`, viewerId),
    hidesNone(ctx, sql`${viewer.userId}`, viewerId),
  );
}

type Whom = { city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>({ city, ...row }: Row, { language }: MemberContext) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    city: town ? city : null,
    cityName: town?.[language] ?? null,
  };
}

/** Over `listings`: whether the viewer's own lists say who it is: they find or opened them, nobody left and nobody blocked. */
export const isAvailable = (ctx: MemberContext): SQL => sql`(${isPresentTo(ctx)} and ${isReadable(ctx)})`;

/** Whether the viewer's own lists say who a contact is. */
export function isSeen(ctx: MemberContext, contactId: SQLWrapper): SQL {
  const seen = ctx.db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, contactId), isAvailable(ctx)));
  return exists(seen);
}

/** Throws `not_found` where the contact that a row names was erased while the call was under way. */
export async function unlessErased<Rows>(work: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await work;
  } catch (error) {
    if (/_(contact|connected_user|blocked)_id_users_/.test(violatedForeignKey(error) ?? ''))
      throw new AppError('not_found');
    throw error;
  }
}

/**
 * `wanted`: those of a list of contacts who are asked for, and are available. `of` selects those who may be. Thousands of listings
 * are read in one walk of their index, where a join would look each of them up by itself.
 */
export function wantedAmong(ctx: MemberContext, { of, isAsked }: { of: SQLWrapper; isAsked: SQL }) {
  const { db } = ctx;
  const isThere = and(areAllPresentTo(ctx, listings.userId), isReadable(ctx));
  // In that order: most are not asked for.
  const isWanted = sql`case when ${isAsked} then ${isThere} end`;
  return db.$with('wanted').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(sql`${listings.userId} = any (array(${of}))`, isWanted)),
  );
}

/** What somebody looks for among those whom they know. */
type Wanted = Readonly<Partial<Record<'search' | 'category' | 'city', string | undefined>>>;

const mostWords = 8;

const subcategories = categories.flatMap((category) => category.subcategories);

/**
 * Over `listings`: who has each word of the text in their name, or is called so by their trade or town, and is of the
 * category and in the town; a text without a word, '%', is searched for as it stands in the name. Undefined where nothing is
 * asked for. Throws `validation_failed` for a category or a town that is none.
 */
export function isWanted(ctx: MemberContext, wanted: Wanted): SQL | undefined {
  const { words, signs, category, city } = readWanted(ctx, wanted);
  return and(
    category ? and(eq(listings.categorySlug, category), isBusiness) : undefined,
    city ? eq(listings.citySlug, city) : undefined,
    ...words.map(isCalled),
    signs ? sql`strpos(${typedName}, ${signs}) > 0` : undefined,
  );
}

/** The words, the signs where there is no word, the category and the town that are asked for. */
function readWanted(ctx: MemberContext, { search = '', category = '', city = '' }: Wanted) {
  const reader = entryReader(ctx.language);
  const slugOf = (kind: 'category' | 'city', text: string) =>
    text === '' || text.toLowerCase() === 'all' ? '' : reader.slugOf({ field: kind, kind, text });
  const slugs = { category: slugOf('category', category), city: slugOf('city', city) };
  if (reader.errors.length > 0) throw new AppError('validation_failed', { errors: [...reader.errors] });
  const words = [...new Set(wordsOf(search))].slice(0, mostWords);
  return { ...slugs, words, signs: words.length === 0 ? search.trim() : '' };
}

type Named = { slug: string; en: string; fr: string };

/** Over `listings`: of buyers nothing is told but their town, by what a search answers neither. */
const isBusiness = ne(listings.userType, 'buyer');

/** Over `listings`: whether a word begins one of the name, or of what trade and town are called. */
function isCalled(word: string): SQL | undefined {
  const isNamed = sql`(' ' || ${listings.nameFolded}) like ('% ' || ${word} || '%')`;
  const trade = [
    ...isBegun(listings.categorySlug, word, categories),
    ...isBegun(listings.subcategorySlug, word, subcategories),
  ];
  const entries = or(
    ...isBegun(listings.citySlug, word, towns),
    trade.length > 0 ? and(isBusiness, or(...trade)) : undefined,
  );
  return or(entries, and(isNamed, isBusiness));
}

/** Whether a column names one of those that a word begins a word of; nothing where there are none. */
function isBegun(column: AnyPgColumn, word: string, entries: readonly Named[]): SQL[] {
  const slugs = begun(word, entries);
  return slugs.length > 0 ? [sql`${column} = any(${sql.param(slugs)}::text[])`] : [];
}

/** Those that a word begins a word of, in either language. */
const begun = (word: string, entries: readonly Named[]) =>
  entries
    .filter((entry) => wordsOfName(entry).some((other) => other.startsWith(word)))
    .map(({ slug }) => slug);

/** Of a thousand names, each is taken apart once. */
const wordsOfNames = new Map<Named, readonly string[]>();

function wordsOfName(entry: Named): readonly string[] {
  const words = wordsOfNames.get(entry) ?? wordsOf(`${entry.en} ${entry.fr}`);
  wordsOfNames.set(entry, words);
  return words;
}

const tables = { saved: savedContacts, connections, blocks };

/** How many rows of a list somebody may still have; true only under their lock. `ofViewer` says whose they are. */
export const roomIn = (list: keyof typeof tables, ofViewer: SQL): SQL =>
  sql`(${networkLimits[list]}::int - (select count(*)::int from ${tables[list]} where ${ofViewer}))`;

/** Whether somebody may have one more. */
export const hasRoomIn = (list: keyof typeof tables, ofViewer: SQL): SQL =>
  sql`${roomIn(list, ofViewer)} > 0`;
