import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { publicBusinessName } from '@mboalink/shared/directory/public-listing.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { and, eq, exists, gt, isNotNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ContactRows } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import {
  areAllPresentTo,
  areStaying,
  hidesNone,
  isBlockedByNone,
  isFindableBy,
  isNoneOf,
  isPresentTo,
} from '../directory/findable.ts';
import { openerName, shownName, typedName } from '../directory/names-and-pictures.ts';
import type { MemberContext } from '../trpc.ts';

/** Somebody in a list of one's own, as the database knows them: nulls where they have left. */
export type KnownRow = { contactId: string | null; typedName: string | null; isVisible: boolean | null };

/** Over `listings`, none of whoever left: what `withContacts` takes. */
export function knownColumns(ctx: MemberContext) {
  return {
    contactId: sql<string | null>`${listings.userId}`.as('known_id'),
    typedName: knownName(ctx).as('typed_name'),
    isVisible: sql<boolean | null>`${gt(listings.visibleUntil, ctx.now)}`.as('is_visible'),
    searchKey: sql<number | null>`${listings.searchKey}`.as('known_key'),
  };
}

/** The search keys of a page whose rows have `knownColumns`, in its order. */
export const keysOf = (listed: SQLWrapper & { searchKey: SQL.Aliased<number | null> }, order: SQL) =>
  sql<number[] | null>`(select array_agg(${listed.searchKey} order by ${order}) from ${listed})`;

/** The rows of a list, each with what is open of it to whoever asks: `shown` holds no more than that. */
export function withContacts<Row extends KnownRow>(
  { language }: MemberContext,
  rows: readonly Row[],
  shown: Pick<ContactRows, 'contacts'>,
): (Omit<Row, keyof KnownRow> & Known)[] {
  const contacts = new Map(shown.contacts.map((row) => [row._id, toContact(row, language)]));
  return rows.map(({ contactId, typedName, isVisible, ...row }) => ({
    ...row,
    ...knownAs({ contactId, typedName, isVisible }, contacts.get(contactId ?? ''), language),
  }));
}

function knownAs(row: KnownRow, contact: Contact | undefined, language: Language): Known {
  if (contact) {
    const state = row.isVisible ? 'listed' : 'hidden';
    return { state, businessName: contact.businessName, contact };
  }
  const state = row.contactId ? 'hidden' : 'left';
  return { state, businessName: row.typedName && publicBusinessName(row.typedName, language), contact: null };
}

/** Over `listings`: whether the viewer may read the card, which they find or opened before. */
export function isCardOpen(ctx: MemberContext): SQL {
  const { db, viewer } = ctx;
  const userType = sql`(${db.select({ type: users.userType }).from(users).where(eq(users.id, viewer.userId))})`;
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewer.userId), eq(reveals.contactId, listings.userId)));
  const isFound = isFindableBy(ctx, { id: sql`${viewer.userId}::uuid`, userType });
  return sql`(${or(isFound, exists(opened))})`;
}

/** Over `listings`: what the viewer's own lists call somebody, as it was typed: by their card, or as when they were found last. */
export function knownName(ctx: MemberContext): SQL<string | null> {
  return sql`case when ${listings.shownName} is null or ${isCardOpen(ctx)} then ${typedName} else ${shownName} end`;
}

/**
 * Over `users`, `listings` and how they opened one’s number, if they did: what one may know of who opened it, or whom one blocked.
 * Sellers are called by their business, and buyers who want it by their name where they opened one’s number.
 */
export const whomColumns = {
  typedName: sql<string | null>`case when ${users.deletedAt} is null then coalesce(${openerName},
    case when ${listings.namedToSellers} and ${reveals.viewerId} is not null then ${users.name} end) end`.as(
    'typed_name',
  ),
};

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

/** Over `listings` and how they opened the viewer’s number: whether they are told by name, as `whomColumns` says it. */
export const isNamedOpener = (byBuyer: SQLWrapper): SQL =>
  sql`(${listings.namedToSellers} or ${byBuyer} is not true and ${typedName} is not null)`;

/**
 * Over `reveals`: whether they are told by name for certain, without a look at their listing: they opened it as a business, and
 * turned no buyer since. Few ever did.
 */
export function isSurelyNamed({ db }: MemberContext): SQL {
  const turned = db.select({ id: users.id }).from(users).where(isNotNull(users.turnedBuyerAt));
  return sql`(${reveals.byBuyer} is false and ${isNoneOf(reveals.viewerId, turned)})`;
}

type Whom = { typedName: string | null; city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>(
  { typedName: typed, city, ...row }: Row,
  { language }: MemberContext,
) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    name: typed && publicBusinessName(typed, language),
    city: town ? city : null,
    cityName: town?.[language] ?? null,
  };
}

/** Whether the viewer's own lists say who a contact is: not of whoever left, nor of whom either blocked, which is no other. */
export function isSeen(ctx: MemberContext, contactId: SQLWrapper): SQL {
  const seen = ctx.db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, contactId), isPresentTo(ctx)));
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
 * `wanted`: those of a list of contacts who are asked for, and are there still. `of` selects those who may be. Thousands of listings
 * are read in one walk of their index, where a join would look each of them up by itself.
 */
export function wantedAmong(ctx: MemberContext, { of, isAsked }: { of: SQLWrapper; isAsked: SQL }) {
  const { db } = ctx;
  // In that order: most are not asked for.
  const isWanted = sql`case when ${isAsked} then ${areAllPresentTo(ctx, listings.userId)} end`;
  return db.$with('wanted').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(sql`${listings.userId} = any (array(${of}))`, isWanted)),
  );
}
