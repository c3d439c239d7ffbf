import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { blocks, connections, savedContacts, searchAlerts } from '@mboalink/db/schema/network.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { publicBusinessName } from '@mboalink/shared/directory/public-listing.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isPresent, isPresentTo } from '../../directory/findable.ts';
import { openerName } from '../../directory/names-and-pictures.ts';
import { knownName } from '../../network/known.ts';
import type { MemberContext } from '../../trpc.ts';

/** Over `listings`, none of whoever left. */
const whoIsThere = (ctx: MemberContext) => ({
  contactId: sql<string | null>`${listings.userId}`,
  typedName: knownName(ctx),
});

/** Whom the member saved; nothing but the day of whoever left since. */
export function savedContactsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, contactId, savedAt } = savedContacts;
  const list = jsonList(jsonObject({ ...whoIsThere(ctx), savedAt }), asc(savedAt));
  const own = db
    .select({ list })
    .from(savedContacts)
    .leftJoin(listings, and(eq(listings.userId, contactId), isPresentTo(ctx)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Whom the member is connected with, what they noted and what is archived; of whoever left since only how and when. */
export function connectionsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, connectedUserId, interactionType, trustLevel, firstContactAt, lastContactAt, archivedAt } =
    connections;
  const kept = { interactionType, trustLevel, firstContactAt, lastContactAt, archivedAt };
  const note = sql<string | null>`case when ${listings.userId} is not null then ${connections.note} end`;
  const list = jsonList(jsonObject({ ...whoIsThere(ctx), note, ...kept }), asc(firstContactAt));
  const own = db
    .select({ list })
    .from(connections)
    .leftJoin(listings, and(eq(listings.userId, connectedUserId), isPresentTo(ctx)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Whom the member blocked: their business, for buyers and whoever left nothing but the day. */
export function blocksJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, blockedId, blockedAt } = blocks;
  const list = jsonList(jsonObject({ typedName: openerName, blockedAt }), asc(blockedAt));
  const own = db
    .select({ list })
    .from(blocks)
    .leftJoin(listings, and(eq(listings.userId, blockedId), isPresent(ctx)))
    .leftJoin(reveals, and(eq(reveals.viewerId, blockedId), eq(reveals.contactId, userId)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** The searches that the member is mailed about. */
export function searchAlertsJson({ db, viewer }: MemberContext) {
  const { userId, search, filters, createdAt, toldAt, stoppedAt } = searchAlerts;
  const list = jsonList(jsonObject({ search, filters, createdAt, toldAt, stoppedAt }), asc(createdAt));
  const own = db.select({ list }).from(searchAlerts).where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Who it is, with a name that was masked. */
export function named<Row extends { typedName: string | null }>(
  { typedName, ...row }: Row,
  { language }: MemberContext,
) {
  return { ...row, businessName: typedName && publicBusinessName(typedName, language) };
}
