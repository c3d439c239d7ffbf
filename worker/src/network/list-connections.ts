import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { ConnectionsInput, ConnectionsOutput } from '@mboalink/shared/network/calls.ts';
import { type ConnectionType, othersOfType } from '@mboalink/shared/network/connection-words.ts';
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { hidesNone } from '../directory/blocks.ts';
import { isPresentTo } from '../directory/findable.ts';
import { showListed } from '../directory/shown/show-listed.ts';
import { requireRow } from '../directory/viewer.ts';
import { countedNetworksOf } from '../session/network-hash.ts';
import type { MemberContext } from '../trpc.ts';
import { connectionFields, toConnection } from './connection-row.ts';
import { isWanted, mayBeWanted } from './is-wanted.ts';
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
  const { page, limit, q: search, category, city } = input;
  const { userId, connectedUserId, archivedAt } = connections;
  const stands = input.archived ? isNotNull(archivedAt) : isNull(archivedAt);
  const isKept = and(eq(userId, viewer.userId), stands, ...chosenOf(input));
  const wish = { search, category, city };
  const isAsked = and(isWanted(ctx, wish), isOfType(ctx, input.connectionType));
  const { nameMarks, entryMarks } = connections;
  const mayBe = mayBeWanted(ctx, wish, { contactId: connectedUserId, nameMarks, entryMarks });
  const of = db.select({ contactId: connectedUserId }).from(connections).where(and(isKept, mayBe));
  const wanted = isAsked && wantedAmong(ctx, { of, isAsked });
  const matching = wanted && matchingCte(ctx, { isKept, wanted });
  // All that this reads stands in one index; the rest is read of the page alone.
  const isMatching = matching
    ? inArray(connections.id, db.select({ id: matching.id }).from(matching))
    : hidesNone(ctx, sql`${viewer.userId}`, connectedUserId);
  const slice = db
    .select({ id: connections.id, contactId: connectedUserId })
    .from(connections)
    .where(and(isKept, isMatching))
    .orderBy(desc(connections.lastContactAt), desc(connections.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const listed = db.$with('listed').as(
    db
      .select({
        ...connectionFields,
        ...knownColumns(ctx),
        userType: sql<UserType | null>`${listings.userType}`.as('known_type'),
      })
      .from(slice)
      .innerJoin(connections, eq(connections.id, slice.id))
      .leftJoin(listings, and(eq(listings.userId, slice.contactId), isPresentTo(ctx))),
  );
  const order = sql`${desc(listed.lastContactAt)}, ${desc(listed._id)}`;
  const all = db.select({ count: sql<number>`count(*)::int` });
  return {
    ctes: [...(wanted && matching ? [wanted, matching] : []), listed],
    ...{ listed, order, keys: keysOf(listed, order) },
    totalCount: sql<number>`(${matching ? all.from(matching) : all.from(connections).where(and(isKept, isMatching))})`,
  };
}

/** Over `connections`: of the level of trust, and by the way, that are asked for. */
const chosenOf = ({ trustLevel, interactionType }: ConnectionsInput) => [
  trustLevel && trustLevel !== 'all' ? eq(connections.trustLevel, trustLevel) : undefined,
  interactionType && interactionType !== 'all' ? eq(connections.interactionType, interactionType) : undefined,
];

/** `matching`: those of the viewer's connections that are among the wanted. */
function matchingCte(
  { db }: MemberContext,
  { isKept, wanted }: { isKept: SQL | undefined; wanted: ReturnType<typeof wantedAmong> },
) {
  return db
    .$with('matching')
    .as(
      db
        .select({ id: connections.id })
        .from(connections)
        .innerJoin(wanted, eq(wanted.userId, connections.connectedUserId))
        .where(isKept),
    );
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
