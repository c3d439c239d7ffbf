import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import type { JsonRow } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import type {
  ChangedConnection,
  Connection,
  ConnectionsInput,
  ConnectionsOutput,
  Known,
} from '@mboalink/shared/network/calls.ts';
import {
  type ConnectionType,
  connectionTypeOf,
  othersOfType,
  type TrustLevel,
} from '@mboalink/shared/network/words.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { hidesNone } from '../directory/visible-to.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { matchesFilters } from './list-search.ts';
import { hasRoomIn, readPage } from './lists.ts';
import { noteWith } from './notes.ts';
import { isToldOpener, openerName } from './openers.ts';

/** Whom the viewer is connected with, the latest contact first or trusted ones before, with what is open of each: nobody is shown anew. */
export async function listConnections(
  ctx: MemberContext,
  input: ConnectionsInput,
): Promise<ConnectionsOutput> {
  const { rows, viewer, pagination } = await readPage(ctx, connectionList(ctx, input), input);
  return {
    connections: rows.map(({ row, known }) => toConnection(row, known, viewer.userType)),
    pagination,
  };
}

/** The viewer's connections, or those of them that are asked for. */
export function connectionList(
  ctx: MemberContext,
  input: Omit<ConnectionsInput, 'page' | 'limit' | 'cursor'>,
) {
  const { q: search, category, city, trustLevel, interactionType } = input;
  const { id, userId, connectedUserId, archivedAt, lastContactAt } = connections;
  return {
    table: connections,
    id,
    contactId: connectedUserId,
    fields: { ...connectionFields, note: noteWith(ctx, connectedUserId) },
    order: sql`${input.sort === 'trusted' ? sql`${connections.trustLevel} = 'trusted' desc, ` : sql``}${desc(lastContactAt)}, ${desc(id)}`,
    isOwn: and(
      eq(userId, ctx.viewer.userId),
      input.archived ? isNotNull(archivedAt) : isNull(archivedAt),
      trustLevel && trustLevel !== 'all' ? eq(connections.trustLevel, trustLevel) : undefined,
      interactionType && interactionType !== 'all'
        ? eq(connections.interactionType, interactionType)
        : undefined,
    ),
    isListed: hidesNone(ctx, sql`${ctx.viewer.userId}`, connectedUserId),
    isWanted: and(matchesFilters(ctx, { search, category, city }), isOfType(ctx, input.connectionType)),
  };
}

/** Over `listings`: whether they and the viewer are of a type to each other. */
function isOfType({ db, viewer }: MemberContext, type: ConnectionType | 'all' | '' = 'all'): SQL | undefined {
  if (type === 'all' || type === '') return undefined;
  const own = db.select({ userType: users.userType }).from(users).where(eq(users.id, viewer.userId));
  const pairs = othersOfType(type).map(
    (pair) => sql`((${own}) = ${pair.own} and ${inArray(listings.userType, pair.others)})`,
  );
  return or(...pairs);
}

/** What the viewer's connections come to; those that are archived count for nothing. */
export async function connectionStats(ctx: MemberContext) {
  const { db, now } = ctx;
  const { trustLevel, lastContactAt } = connections;
  const since = new Date(now.getTime() - networkLimits.activeDays * dayMilliseconds);
  const isListed = hidesNone(ctx, sql`${ctx.viewer.userId}`, connections.connectedUserId);
  const counted = db.$with('counted').as(
    db
      .select({
        totalConnections: countOf(sql`true`).as('total_connections'),
        trustedPartners: countOf(eq(trustLevel, 'trusted')).as('trusted_partners'),
        partners: mutual(ctx).as('partners'),
        contacts: countOf(eq(trustLevel, 'contact')).as('contacts'),
        activeConversations: countOf(gte(lastContactAt, since)).as('active_conversations'),
      })
      .from(connections)
      .where(and(isKept(ctx), isListed)),
  );
  const { totalConnections, trustedPartners, partners, contacts, activeConversations } = counted;
  const [row] = await db
    .with(counted)
    .select({ totalConnections, trustedPartners, partners, contacts, activeConversations })
    .from(oneRow)
    .innerJoin(counted, runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  return row;
}

const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;

/** Over `connections`: those of the viewer that stand in their list, and some whom they blocked. */
function isKept({ viewer }: MemberContext): SQL | undefined {
  return and(eq(connections.userId, viewer.userId), isNull(connections.archivedAt));
}

/**
 * How many of them are told to the viewer by name as who opened their number: what they wrote or exported, and keep or archive, is
 * theirs alone, so their rows are not asked.
 */
function mutual(ctx: MemberContext): SQL<number> {
  const { db } = ctx;
  const { viewerId } = reveals;
  const named = db
    .select({ userId: listings.userId })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.userId))
    .where(and(eq(listings.userId, viewerId), isNotNull(openerName(ctx))));
  const openers = db
    .select({ count: sql`count(*)::int` })
    .from(connections)
    .innerJoin(reveals, eq(viewerId, connections.connectedUserId))
    .where(and(isKept(ctx), isToldOpener(ctx), exists(named)));
  return sql<number>`(${openers})`;
}

/** Over `connections`: what is kept of one. */
export const connectionFields = {
  _id: connections.id,
  interactionType: connections.interactionType,
  trustLevel: connections.trustLevel,
  firstContactAt: connections.firstContactAt,
  lastContactAt: connections.lastContactAt,
};

export type ConnectionRow = JsonRow<typeof connectionFields> & { note: string | null };

/** A connection as its owner may see it: of whoever is unavailable nothing that says who it is. */
export function toConnection(row: ConnectionRow, known: Known, own: UserType): Connection {
  const { state, businessName, contact } = known;
  return {
    ...row,
    state,
    businessName,
    connectedUserId: contact,
    connectionType: contact && connectionTypeOf(own, contact.userType),
    location: contact && { city: contact.city, region: contact.region, country: contact.country },
    note: contact && row.note,
  };
}

const { id, userId, connectedUserId, archivedAt } = connections;

const ofViewer = ({ viewer }: MemberContext) => eq(userId, viewer.userId);

/** Over `connections`: the viewer's with a contact. */
export const isWith = (ctx: MemberContext, contactId: string) =>
  and(ofViewer(ctx), eq(connectedUserId, contactId));

const archived = (ctx: MemberContext) =>
  ctx.db
    .select({ id })
    .from(connections)
    .where(and(ofViewer(ctx), isNotNull(archivedAt)))
    .orderBy(asc(archivedAt), asc(id))
    .limit(1);

/** Whether a connection with a contact is there or has room, if need be that of one that was archived; true only under the viewer's lock. */
export const mayConnect = (ctx: MemberContext, contactId: string): SQL =>
  sql`(${or(hasOwnRoom(ctx, contactId), exists(archived(ctx)))})`;

/** Whether it is there, or has room without that. */
function hasOwnRoom(ctx: MemberContext, contactId: string): SQL {
  const made = ctx.db.select({ id }).from(connections).where(isWith(ctx, contactId));
  return sql`(${or(exists(made), hasRoomIn('connections', ofViewer(ctx)))})`;
}

/** `gone`: what the viewer archived first, which gives way to a connection that `isMade` and has no room. */
export function goneCte(ctx: MemberContext, contactId: string, isMade: SQL | undefined) {
  const first = eq(id, sql`(${archived(ctx)})`);
  const isNeeded = and(first, not(hasOwnRoom(ctx, contactId)), isMade);
  return ctx.db.$with('gone').as(ctx.db.delete(connections).where(isNeeded).returning({ id }));
}

type Named = { id: string };

/** Says whom the viewer trusts: nobody else is told. */
export function trust(ctx: MemberContext, { id, trustLevel }: Named & { trustLevel: TrustLevel }) {
  return change(ctx, id, { trustLevel });
}

/** Takes a connection off the list; a new contact brings it back. */
export function archive(ctx: MemberContext, { id }: Named) {
  const { archivedAt } = connections;
  return change(ctx, id, { archivedAt: sql`coalesce(${archivedAt}, ${ctx.now.toISOString()}::timestamptz)` });
}

/** Brings an archived connection back. */
export function restore(ctx: MemberContext, { id }: Named) {
  return change(ctx, id, { archivedAt: null });
}

/**
 * Changes one of the viewer's own. Throws `not_found` for any other.
 */
async function change(
  ctx: MemberContext,
  connectionId: string,
  values: PgUpdateSetSource<typeof connections>,
): Promise<ChangedConnection> {
  const { db, viewer } = ctx;
  const { id, userId, trustLevel, archivedAt } = connections;
  const isOwn = and(eq(id, connectionId), eq(userId, viewer.userId), runningSession(ctx));
  const changed = db
    .$with('changed')
    .as(db.update(connections).set(values).where(isOwn).returning({ id, trustLevel, archivedAt }));
  const [row] = await db
    .with(changed)
    .select({
      _id: changed.id,
      trustLevel: changed.trustLevel,
      archived: sql<boolean | null>`${changed.archivedAt} is not null`,
    })
    .from(oneRow)
    .leftJoin(changed, sql`true`)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  const { _id, trustLevel: level, archived } = row;
  if (_id === null || level === null || archived === null) throw new AppError('not_found');
  return { _id, trustLevel: level, archived };
}
