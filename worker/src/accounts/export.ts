import { receiptNumber } from '@mboalink/db/receipts.ts';
import { consents } from '@mboalink/db/schema/accounts.ts';
import { passes, receipts, subscriptionEntries } from '@mboalink/db/schema/billing.ts';
import { contactReports, listings, reveals, shortNames } from '@mboalink/db/schema/directory.ts';
import { listingEvents, searches } from '@mboalink/db/schema/insights.ts';
import { blocks, connections, savedContacts, searchAlerts } from '@mboalink/db/schema/network.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import { hasBlocked, isPresent, isPresentTo } from '../directory/findable.ts';
import { typedName } from '../directory/names-and-pictures.ts';
import { businessTold, isAvailable } from '../network/lists.ts';
import { isMember, runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from './profile/current-user.ts';
import { sessionsJson, toSession } from './session/sessions.ts';

/** All that is kept about the member, for themselves. */
export async function exportAccount(ctx: MemberContext) {
  const [row] = await ctx.db
    .select({
      user: sql<CurrentUserRow>`${selectUser(ctx, isMember(ctx))}`,
      sessions: sessionsJson(ctx),
      consents: consentsJson(ctx),
      openedContacts: openedContactsJson(ctx),
      savedContacts: savedContactsJson(ctx),
      views: viewsJson(ctx),
      searches: searchesJson(ctx),
      searchAlerts: searchAlertsJson(ctx),
      connections: connectionsJson(ctx),
      blocks: blocksJson(ctx),
      reports: reportsJson(ctx),
      listing: listingJson(ctx),
      shortNames: shortNamesJson(ctx),
      payments: paymentsJson(ctx),
      subscriptionEntries: subscriptionEntriesJson(ctx),
      passes: passesJson(ctx),
    })
    .from(oneRow)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  const { listing, ...kept } = row;
  return {
    ...kept,
    ...listing,
    exportedAt: ctx.now.toISOString(),
    savedContacts: row.savedContacts,
    connections: row.connections,
    blocks: row.blocks,
    user: toCurrentUser(row.user, ctx),
    sessions: row.sessions.map((session) => toSession(session, ctx)),
  };
}

function consentsJson({ db, viewer }: MemberContext) {
  const { document, version, language, agreedAt } = consents;
  const list = jsonList(jsonObject({ document, version, language, agreedAt }), asc(agreedAt));
  const own = db.select({ list }).from(consents).where(eq(consents.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Over `listings`: who it is who did not leave. */
const whoIsThere = sql<string | null>`${listings.userId}`;

/** Whom the member opened; nothing but the day of whoever left since. */
function openedContactsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { contactId, revealedAt } = reveals;
  const list = jsonList(
    jsonObject({ contactId: whoIsThere, businessName: typedName, openedAt: revealedAt }),
    asc(revealedAt),
  );
  const own = db
    .select({ list })
    .from(reveals)
    .leftJoin(listings, and(eq(listings.userId, contactId), isPresentTo(ctx)))
    .where(eq(reveals.viewerId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Whose listings the member viewed or clicked; of whoever left since only what and when. */
function viewsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { listingId, action, day, viewerId } = listingEvents;
  const list = jsonList(jsonObject({ contactId: whoIsThere, action, day }), asc(day));
  const own = db
    .select({ list })
    .from(listingEvents)
    .leftJoin(listings, and(eq(listings.userId, listingId), isPresentTo(ctx)))
    .where(eq(viewerId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Which trades the member searched for, and the words that nobody had. */
function searchesJson({ db, viewer }: MemberContext) {
  const { memberId, trade, citySlug, quartier, words, searchedAt } = searches;
  const list = jsonList(jsonObject({ trade, citySlug, quartier, words, searchedAt }), asc(searchedAt));
  const own = db.select({ list }).from(searches).where(eq(memberId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** What the member reported, and of whom. A report goes with whom it is about, and reads alike where a block keeps them away. */
function reportsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { contactId, reason, note, reportedAt } = contactReports;
  const isKeptAway = hasBlocked(ctx, listings.userId, sql`${viewer.userId}`);
  const list = jsonList(jsonObject({ contactId: whoIsThere, reason, note, reportedAt }), asc(reportedAt));
  const own = db
    .select({ list })
    .from(contactReports)
    .innerJoin(listings, and(eq(listings.userId, contactId), isPresent(ctx), not(isKeptAway)))
    .where(eq(contactReports.reporterId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** What is kept of the listing and not in the profile. */
function listingJson({ db, viewer }: MemberContext) {
  const { userId, shortCode, pageToldAt } = listings;
  const kept = jsonObject({ shortCode, pageToldAt });
  const own = db.select({ kept }).from(listings).where(eq(userId, viewer.userId));
  return sql<(typeof kept)['_']['type']>`${own}`;
}

function shortNamesJson({ db, viewer }: MemberContext) {
  const { userId, name, isCurrent, heldUntil } = shortNames;
  const list = jsonList(jsonObject({ name, isCurrent, heldUntil }), asc(name));
  const own = db.select({ list }).from(shortNames).where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Each of the member's payments, with its receipt's number, and when the money went back. */
function paymentsJson({ db, viewer }: MemberContext) {
  const { txRef, plan, amount, provider, operator, phoneEnd, state, createdAt, succeededAt } = payments;
  const kept = { txRef, plan, amount, provider, operator, phoneEnd, state, createdAt, succeededAt };
  const receipt = sql<string | null>`${receiptNumber}`;
  const list = jsonList(jsonObject({ ...kept, receipt, revokedAt: receipts.revokedAt }), asc(createdAt));
  const own = db
    .select({ list })
    .from(payments)
    .leftJoin(receipts, eq(receipts.txRef, payments.txRef))
    .where(eq(payments.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** The passes that the member paid for, with what is used of them. */
function passesJson({ db, viewer }: MemberContext) {
  const { txRef, kind, reveals, used, startsAt, endsAt } = passes;
  const list = jsonList(jsonObject({ txRef, kind, reveals, used, startsAt, endsAt }), asc(startsAt));
  const own = db.select({ list }).from(passes).where(eq(passes.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** What was ever added to the member's plan. */
function subscriptionEntriesJson({ db, viewer }: MemberContext) {
  const { id, kind, txRef, plan, seconds, createdAt } = subscriptionEntries;
  const list = jsonList(jsonObject({ kind, txRef, plan, seconds, createdAt }), asc(id));
  const own = db
    .select({ list })
    .from(subscriptionEntries)
    .where(eq(subscriptionEntries.userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Over `listings`, none of whoever is unavailable. */
const contactOf = { contactId: sql<string | null>`${listings.userId}`, businessName: typedName };

/** Whom the member saved; nothing but the day of whoever is unavailable. */
function savedContactsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, contactId, savedAt } = savedContacts;
  const list = jsonList(jsonObject({ ...contactOf, savedAt }), asc(savedAt));
  const own = db
    .select({ list })
    .from(savedContacts)
    .leftJoin(listings, and(eq(listings.userId, contactId), isAvailable(ctx)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Whom the member is connected with, what they noted and what is archived; of whoever is unavailable only how and when. */
function connectionsJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, connectedUserId, interactionType, trustLevel, firstContactAt, lastContactAt, archivedAt } =
    connections;
  const kept = { interactionType, trustLevel, firstContactAt, lastContactAt, archivedAt };
  const note = sql<string | null>`case when ${listings.userId} is not null then ${connections.note} end`;
  const list = jsonList(jsonObject({ ...contactOf, note, ...kept }), asc(firstContactAt));
  const own = db
    .select({ list })
    .from(connections)
    .leftJoin(listings, and(eq(listings.userId, connectedUserId), isAvailable(ctx)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** Whom the member blocked: their business; for buyers and whoever is unavailable nothing but the day. */
function blocksJson(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const { userId, blockedId, blockedAt } = blocks;
  const list = jsonList(jsonObject({ businessName: businessTold(ctx), blockedAt }), asc(blockedAt));
  const own = db
    .select({ list })
    .from(blocks)
    .leftJoin(listings, and(eq(listings.userId, blockedId), isPresent(ctx)))
    .leftJoin(reveals, and(eq(reveals.viewerId, blockedId), eq(reveals.contactId, userId)))
    .where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}

/** The searches that the member is mailed about. */
function searchAlertsJson({ db, viewer }: MemberContext) {
  const { userId, search, filters, createdAt, toldAt, stoppedAt } = searchAlerts;
  const list = jsonList(jsonObject({ search, filters, createdAt, toldAt, stoppedAt }), asc(createdAt));
  const own = db.select({ list }).from(searchAlerts).where(eq(userId, viewer.userId));
  return sql<(typeof list)['_']['type']>`${own}`;
}
