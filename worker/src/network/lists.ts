import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { blocks, connections, savedContacts } from '@mboalink/db/schema/network.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { and, eq, exists, gt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contactRows, requireContacts } from '../directory/contact-rows.ts';
import { toContact } from '../directory/contact-view.ts';
import { areAllPresentTo, isFindableBy, isPresentTo } from '../directory/visible-to.ts';
import type { MemberContext } from '../trpc.ts';

/** A list of contacts of the viewer's own, one in a row of a table. */
export type ContactList<Fields extends Record<string, AnyPgColumn | SQL>> = {
  table: PgTable;
  id: AnyPgColumn;
  contactId: AnyPgColumn;
  /** What a row says beside who it is about. */
  fields: Fields;
  order: SQL;
  isOwn: SQL | undefined;
  /** Over the table: whose row stands in the list while nobody is looked for. */
  isListed: SQL | undefined;
  /** Over `listings`: who is looked for, if anybody is. */
  isWanted: SQL | undefined;
};

type Page = { page: number; limit: number; cursor?: number | undefined };

/** Whom a row is about, as far as the database knows them. */
const knownFields = ({ now }: MemberContext) => ({
  contactId: sql<string | null>`${listings.userId}`,
  isVisible: sql<boolean | null>`${gt(listings.visibleUntil, now)}`,
});

type KnownRow = JsonRow<ReturnType<typeof knownFields>>;

/**
 * One page of a list as parts of a statement: its rows as JSON in their order, the search keys of whom they are about, and how
 * many the list has. `listed` has a row for each that the page has.
 */
export function listPage<Fields extends Record<string, AnyPgColumn | SQL>>(
  ctx: MemberContext,
  list: ContactList<Fields>,
  { page, limit }: Page,
) {
  const { db } = ctx;
  const { table, id, contactId, isOwn, isListed, isWanted } = list;
  const wanted = isWanted && wantedCte(ctx, sql`select ${contactId} from ${table} where ${isOwn}`, isWanted);
  const isMatching = wanted ? sql`${contactId} in (select ${wanted.userId} from ${wanted})` : isListed;
  const position = sql<number>`row_number() over (order by ${list.order})`.as('position');
  const matching = db.$with('matching').as(
    db
      .select({ id: sql`${id}`.as('row_id'), position })
      .from(table)
      .where(and(isOwn, isMatching)),
  );
  const before = (page - 1) * limit;
  const listed = db.$with('listed').as(
    db
      .select({
        position: matching.position,
        row: jsonObject(list.fields).as('list_row'),
        known: jsonObject(knownFields(ctx)).as('known_row'),
        contactId: sql<string | null>`${listings.userId}`.as('known_id'),
        key: sql<number | null>`${listings.searchKey}`.as('known_key'),
      })
      .from(matching)
      .innerJoin(table, eq(id, matching.id))
      .leftJoin(listings, eq(listings.userId, contactId))
      .where(sql`${matching.position} > ${before}::int and ${matching.position} <= ${before + limit}::int`),
  );
  const inOrder = <Value>(value: SQLWrapper) =>
    sql<Value>`(select array_agg(${value} order by ${listed.position}) from ${listed})`;
  return {
    ctes: [...(wanted ? [wanted] : []), matching, listed],
    listed,
    rows: sql<{ row: JsonRow<Fields>; known: KnownRow }[]>`(select coalesce(json_agg(json_build_object(
      'row', ${listed.row}, 'known', ${listed.known}) order by ${listed.position}), '[]') from ${listed})`,
    keys: inOrder<number[] | null>(listed.key),
    totalCount: sql<number>`(select count(*)::int from ${matching})`,
  };
}

/** One page of a list, each row with who it is about as far as the viewer may see them: nothing is opened by it. */
export async function readPage<Fields extends Record<string, AnyPgColumn | SQL>>(
  ctx: MemberContext,
  list: ContactList<Fields>,
  { page: numbered, limit, cursor: page = numbered }: Page,
) {
  const { ctes, keys, rows, totalCount } = listPage(ctx, list, { page, limit });
  const found = requireContacts(
    await ctx.db
      .with(...ctes)
      .select({ shown: contactRows(ctx, { keys }), rows, totalCount })
      .from(oneRow),
  );
  const contacts = new Map(found.shown.contacts.map((row) => [row._id, toContact(row, ctx.language)]));
  return {
    viewer: found.shown.viewer,
    rows: found.rows.map(({ row, known: { contactId, isVisible } }) => ({
      row,
      known: knownAs(contacts.get(contactId ?? ''), isVisible === true),
    })),
    pagination: { page, limit, totalCount: found.totalCount },
  };
}

/** A contact in a list of the viewer's own; none where they are unavailable. */
export function knownAs(contact: Contact | undefined, isVisible: boolean): Known {
  if (!contact) return { state: 'unavailable', businessName: null, contact: null };
  return { state: isVisible ? 'listed' : 'hidden', businessName: contact.businessName, contact };
}

/**
 * `wanted`: those of a list who are looked for, and are available. `contacts` selects who may be. Thousands of listings are read in
 * one walk of their index, where a join would look each of them up by itself.
 */
function wantedCte(ctx: MemberContext, contacts: SQL, isWanted: SQL) {
  const isThere = and(areAllPresentTo(ctx, listings.userId), isReadable(ctx));
  // In that order: most are not looked for.
  const isFound = sql`case when ${isWanted} then ${isThere} end`;
  return ctx.db.$with('wanted').as(
    ctx.db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(sql`${listings.userId} = any (array(${contacts}))`, isFound)),
  );
}

/** Over `listings`: whether the viewer finds them, or opened them before. */
export function isReadable(ctx: MemberContext): SQL {
  const { db, viewer } = ctx;
  const userType = sql`(${db.select({ type: users.userType }).from(users).where(eq(users.id, viewer.userId))})`;
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewer.userId), eq(reveals.contactId, listings.userId)));
  const isFound = isFindableBy(ctx, { id: sql`${viewer.userId}::uuid`, userType });
  return sql`(${or(isFound, exists(opened))})`;
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

const tables = { saved: savedContacts, connections, blocks };

/** How many rows of a list somebody may still have; true only under their lock. `ofViewer` says whose they are. */
export const roomIn = (list: keyof typeof tables, ofViewer: SQL): SQL =>
  sql`(${networkLimits[list]}::int - (select count(*)::int from ${tables[list]} where ${ofViewer}))`;

/** Whether somebody may have one more. */
export const hasRoomIn = (list: keyof typeof tables, ofViewer: SQL): SQL =>
  sql`${roomIn(list, ofViewer)} > 0`;
