import { consents } from '@mboalink/db/schema/accounts.ts';
import { contactReports, listings, reveals, shortNames } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import { hasBlocked, isPresent, isPresentTo } from '../../directory/findable.ts';
import { typedName } from '../../directory/names-and-pictures.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from '../profile/current-user.ts';
import { sessionsJson, toSession } from '../session/sessions.ts';
import { passesJson, paymentsJson, subscriptionEntriesJson } from './export-billing.ts';
import { blocksJson, connectionsJson, named, savedContactsJson, searchAlertsJson } from './export-network.ts';

/** All that is kept about the member, for themselves. */
export async function exportAccount(ctx: MemberContext) {
  const [row] = await ctx.db
    .select({
      user: sql<CurrentUserRow>`${selectUser(ctx, isMember(ctx))}`,
      sessions: sessionsJson(ctx),
      consents: consentsJson(ctx),
      openedContacts: openedContactsJson(ctx),
      savedContacts: savedContactsJson(ctx),
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
    savedContacts: row.savedContacts.map((saved) => named(saved, ctx)),
    connections: row.connections.map((connection) => named(connection, ctx)),
    blocks: row.blocks.map((blocked) => named(blocked, ctx)),
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
