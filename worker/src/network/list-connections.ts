import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { ConnectionsInput, ConnectionsOutput } from '@mboalink/shared/network/calls.ts';
import { type ConnectionType, othersOfType } from '@mboalink/shared/network/connection-words.ts';
import { and, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { hasBlocked } from '../directory/blocks.ts';
import { isPresentTo } from '../directory/findable.ts';
import { showListed } from '../directory/shown/show-listed.ts';
import { requireRow } from '../directory/viewer.ts';
import { countedNetworksOf } from '../session/network-hash.ts';
import type { MemberContext } from '../trpc.ts';
import { connectionFields, toConnection } from './connection-row.ts';
import { isWanted } from './is-wanted.ts';
import { wantedAmong } from './wanted-among.ts';
import { keysOf, knownColumns, withContacts } from './with-contacts.ts';

/** Whom the viewer is connected with, the latest contact first, with what is open of each: nobody is shown anew. */
export async function listConnections(
  ctx: MemberContext,
  input: ConnectionsInput,
): Promise<ConnectionsOutput> {
  const { page, limit } = input;
  const { ctes, listed, order, keys, totalCount } = connectionsPage(ctx, input);
  const networks = await countedNetworksOf(ctx);
  const { _id, interactionType, trustLevel, note, firstContactAt, lastContactAt } = listed;
  const { contactId, typedName, isVisible, userType } = listed;
  const row = jsonObject({
    ...{ _id, interactionType, trustLevel, note, firstContactAt, lastContactAt },
    ...{ contactId, typedName, isVisible, userType },
  });
  const list = ctx.db.select({ list: jsonList(row, order) }).from(listed);
  const rows = await ctx.db
    .with(...ctes)
    .select({
      shown: showListed(ctx, { keys, networks, needsRoom: false, showsNew: false }),
      connections: sql<(typeof row)['_']['type'][]>`${list}`,
      totalCount,
    })
    .from(oneRow);
  const { connections: known, shown, totalCount: total } = requireRow(rows);
  const { userType: own } = shown.viewer;
  return {
    connections: withContacts(ctx, known, shown).map(
      ({ state, businessName, contact, userType: other, ...kept }) =>
        toConnection(kept, { state, businessName, contact }, { own, other }),
    ),
    pagination: { page, limit, totalCount: total },
  };
}

/** One page of the viewer's connections, the search keys of it in its order, and how many there are in all. */
export function connectionsPage(ctx: MemberContext, input: ConnectionsInput) {
  const { db, viewer } = ctx;
  const { page, limit, q: search, category, trustLevel } = input;
  const { userId, connectedUserId, archivedAt } = connections;
  const isTrusted = trustLevel && trustLevel !== 'all' ? eq(connections.trustLevel, trustLevel) : undefined;
  const stands = input.archived ? isNotNull(archivedAt) : isNull(archivedAt);
  const isKept = and(eq(userId, viewer.userId), stands, isTrusted);
  const isAsked = and(isWanted(ctx, { search, category }), isOfType(ctx, input.connectionType));
  const ofAll = db.select({ contactId: connectedUserId }).from(connections).where(isKept);
  const wanted = isAsked && wantedAmong(ctx, { of: ofAll, isAsked });
  const own = db
    .select({ ...connectionFields, contactId: connectedUserId })
    .from(connections)
    .$dynamic();
  const isBlocked = hasBlocked(ctx, sql`${viewer.userId}`, connectedUserId);
  const matching = db
    .$with('matching')
    .as(
      wanted
        ? own.innerJoin(wanted, eq(wanted.userId, connectedUserId)).where(isKept)
        : own.where(and(isKept, not(isBlocked))),
    );
  const slice = db
    .select({
      ...{ _id: matching._id, interactionType: matching.interactionType, trustLevel: matching.trustLevel },
      ...{ note: matching.note, contactId: matching.contactId },
      ...{ firstContactAt: matching.firstContactAt, lastContactAt: matching.lastContactAt },
    })
    .from(matching)
    .orderBy(desc(matching.lastContactAt), desc(matching._id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const { contactId, ...columns } = slice._.selectedFields;
  const listed = db.$with('listed').as(
    db
      .select({
        ...columns,
        ...knownColumns(ctx),
        userType: sql<UserType | null>`${listings.userType}`.as('known_type'),
      })
      .from(slice)
      .leftJoin(listings, and(eq(listings.userId, slice.contactId), isPresentTo(ctx))),
  );
  const order = sql`${desc(listed.lastContactAt)}, ${desc(listed._id)}`;
  return {
    ctes: [...(wanted ? [wanted] : []), matching, listed],
    ...{ listed, order, keys: keysOf(listed, order) },
    totalCount: sql<number>`(select count(*)::int from ${matching})`,
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
