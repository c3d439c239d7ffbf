import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { publicBusinessName } from '@mboalink/shared/directory/public-listing.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { and, eq, exists, gt, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ContactRows } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import {
  areAllPresentTo,
  areStaying,
  hidesNone,
  isBlockedByNone,
  isFindableBy,
  isPresentTo,
} from '../directory/findable.ts';
import { typedName } from '../directory/names-and-pictures.ts';
import type { MemberContext } from '../trpc.ts';

/** Somebody in a list of one's own, as the database knows them. */
export type KnownRow = { contactId: string | null; isVisible: boolean | null };

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

type Whom = { name: string | null; city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>({ name, city, ...row }: Row, { language }: MemberContext) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    name: name && publicBusinessName(name, language),
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
