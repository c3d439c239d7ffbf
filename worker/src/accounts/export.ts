import { receiptNumber } from '@mboalink/db/receipts.ts';
import { consents, pushSubscriptions } from '@mboalink/db/schema/accounts.ts';
import { answered } from '@mboalink/db/schema/answers.ts';
import { passes, receipts, subscriptionEntries } from '@mboalink/db/schema/billing.ts';
import { clientWords } from '@mboalink/db/schema/client-words.ts';
import { contactReports, listings, reveals, shortNames } from '@mboalink/db/schema/directory.ts';
import { listingEvents, searches } from '@mboalink/db/schema/insights.ts';
import { leadStates } from '@mboalink/db/schema/leads.ts';
import { needAnswers, needReports, needSellers, needs } from '@mboalink/db/schema/needs.ts';
import {
  blocks,
  connections,
  contactNotes,
  savedContacts,
  searchAlerts,
} from '@mboalink/db/schema/network.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { typedName } from '../directory/contact-rows.ts';
import { hasBlocked, isPresent, isPresentTo } from '../directory/visible-to.ts';
import { ownTypedWords } from '../insights/typed-words.ts';
import { isAvailable } from '../network/lists.ts';
import { businessTold } from '../network/openers.ts';
import { isMember, runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { type CurrentUserRow, selectUser, toCurrentUser } from './profile/current-user.ts';
import { sessionsJson, toSession } from './session/sessions.ts';

/** All that is kept about the member, for themselves. */
export async function exportAccount(ctx: MemberContext) {
  const { shortCode, pageToldAt } = listings;
  const [row] = await ctx.db
    .select({
      user: sql<CurrentUserRow>`${selectUser(ctx, isMember(ctx))}`,
      sessions: sessionsJson(ctx),
      listings: own(ctx, listings.userId, { fields: { shortCode, pageToldAt }, order: shortCode }),
      ...activities(ctx),
      ...relations(ctx),
      ...needed(ctx),
      ...said(ctx),
      ...records(ctx),
    })
    .from(oneRow)
    .where(runningSession(ctx));
  const [listing] = row?.listings ?? [];
  if (!row || !listing) throw new AppError('unauthenticated');
  const { listings: _, ...kept } = row;
  return {
    ...kept,
    ...listing,
    exportedAt: ctx.now.toISOString(),
    user: toCurrentUser(row.user, ctx),
    sessions: row.sessions.map((session) => toSession(session, ctx)),
  };
}

/** The rows of a table that are the member's, `owner` naming whose they are, as a JSON list. */
function own<Fields extends Parameters<typeof jsonObject>[0]>(
  { viewer }: MemberContext,
  owner: AnyPgColumn,
  { fields, order, join = sql`` }: { fields: Fields; order: AnyPgColumn; join?: SQL },
) {
  const rows = jsonList(jsonObject(fields), asc(order));
  return sql<
    JsonRow<Fields>[]
  >`(select ${rows} from ${owner.table} ${join} where ${eq(owner, viewer.userId)})`;
}

/** The listing that a column names, where the member may know of it; null where not. */
const contact = (id: AnyPgColumn, mayKnow: SQL | undefined) =>
  sql`left join ${listings} on ${and(eq(listings.userId, id), mayKnow)}`;

const contactId = sql<string | null>`${listings.userId}`;

/** Whom the member opened and viewed: of who left since only the day. Trades that they searched for, and words that nobody had. */
function activities(ctx: MemberContext) {
  const { revealedAt } = reveals;
  const { action, day, searchTrade, searchWords } = listingEvents;
  const { trade, citySlug, quartier, words, searchedAt } = searches;
  const { search, filters, createdAt, toldAt, stoppedAt } = searchAlerts;
  return {
    openedContacts: own(ctx, reveals.viewerId, {
      fields: { contactId, businessName: typedName, openedAt: revealedAt },
      order: revealedAt,
      join: contact(reveals.contactId, isPresentTo(ctx)),
    }),
    views: own(ctx, listingEvents.viewerId, {
      fields: { contactId, action, day, searchTrade, searchWords },
      order: day,
      join: contact(listingEvents.listingId, isPresentTo(ctx)),
    }),
    searches: own(ctx, searches.memberId, {
      fields: { trade, citySlug, quartier, words, searchedAt },
      order: searchedAt,
    }),
    // Kept for the day alone, under a mark that nobody can read afterwards.
    typedWords: ownTypedWords(ctx),
    searchAlerts: own(ctx, searchAlerts.userId, {
      fields: { search, filters, createdAt, toldAt, stoppedAt },
      order: createdAt,
    }),
  };
}

/** Whom the member saved, connected with, blocked, reported, and said of whether they answered: of who is unavailable nothing but what the member did, and when. */
function relations(ctx: MemberContext) {
  const { viewer } = ctx;
  const { interactionType, trustLevel, firstContactAt, lastContactAt, archivedAt } = connections;
  const { reason, note: reportNote, reportedAt } = contactReports;
  const isKeptAway = hasBlocked(ctx, listings.userId, sql`${viewer.userId}`);
  return {
    savedContacts: own(ctx, savedContacts.userId, {
      fields: { contactId, businessName: typedName, savedAt: savedContacts.savedAt },
      order: savedContacts.savedAt,
      join: contact(savedContacts.contactId, isAvailable(ctx)),
    }),
    connections: own(ctx, connections.userId, {
      fields: {
        contactId,
        businessName: typedName,
        interactionType,
        trustLevel,
        firstContactAt,
        lastContactAt,
        archivedAt,
      },
      order: firstContactAt,
      join: contact(connections.connectedUserId, isAvailable(ctx)),
    }),
    notes: own(ctx, contactNotes.userId, {
      fields: { contactId, businessName: typedName, note: contactNotes.note, notedAt: contactNotes.notedAt },
      order: contactNotes.notedAt,
      join: sql`join ${listings} on ${and(eq(listings.userId, contactNotes.contactId), isAvailable(ctx))}`,
    }),
    blocks: own(ctx, blocks.userId, {
      fields: { businessName: businessTold(ctx), blockedAt: blocks.blockedAt },
      order: blocks.blockedAt,
      join: sql`${contact(blocks.blockedId, isPresent(ctx))} left join ${reveals}
        on ${and(eq(reveals.viewerId, blocks.blockedId), eq(reveals.contactId, blocks.userId))}`,
    }),
    // Buyers have no name; nobody else says who it was.
    leads: own(ctx, leadStates.sellerId, {
      fields: { businessName: typedName, state: leadStates.state, markedAt: leadStates.markedAt },
      order: leadStates.markedAt,
      join: contact(leadStates.buyerId, isAvailable(ctx)),
    }),
    // A report goes with whom it is about, and reads alike where a block keeps them away.
    reports: own(ctx, contactReports.reporterId, {
      fields: { contactId, reason, note: reportNote, reportedAt },
      order: reportedAt,
      join: sql`join ${listings}
        on ${and(eq(listings.userId, contactReports.contactId), isPresent(ctx), not(isKeptAway))}`,
    }),
    answers: own(ctx, answered.buyerId, {
      fields: {
        contactId,
        businessName: typedName,
        answer: answered.answer,
        answeredAt: answered.answeredAt,
      },
      order: answered.answeredAt,
      join: contact(answered.sellerId, isAvailable(ctx)),
    }),
  };
}

/** The words that the member gave sellers, and their replies to those about them. */
function said(ctx: MemberContext) {
  const { text, isSigned, writtenAt, reply, repliedAt } = clientWords;
  return {
    clientWords: own(ctx, clientWords.authorId, {
      fields: { contactId, businessName: typedName, text, isSigned, writtenAt },
      order: writtenAt,
      join: contact(clientWords.listingId, isAvailable(ctx)),
    }),
    wordsReceived: own(ctx, clientWords.listingId, {
      fields: { text, writtenAt, reply, repliedAt },
      order: writtenAt,
    }),
  };
}

/** What the member needed, and what they answered others, who are not told. */
function needed(ctx: MemberContext) {
  const { text, picture, subcategorySlug, citySlug, quartier, day, budgetXaf, people, createdAt, closedAt } =
    needs;
  const { sentAt, declinedAt } = needSellers;
  const { priceXaf, text: answer, picture: answerPicture, answeredAt } = needAnswers;
  const { reportedAt } = needReports;
  const place = { subcategory: subcategorySlug, city: citySlug, quartier };
  return {
    needs: own(ctx, needs.buyerId, {
      fields: { text, picture, ...place, day, budgetXaf, people, createdAt, closedAt },
      order: createdAt,
    }),
    needsReceived: own(ctx, needSellers.sellerId, { fields: { sentAt, declinedAt }, order: sentAt }),
    needAnswers: own(ctx, needAnswers.sellerId, {
      fields: { priceXaf, text: answer, picture: answerPicture, answeredAt },
      order: answeredAt,
    }),
    needReports: own(ctx, needReports.reporterId, { fields: { reportedAt }, order: reportedAt }),
  };
}

/** Consents, short names, and what was paid and bought, with the receipts and when money went back. */
function records(ctx: MemberContext) {
  const { document, version, language, agreedAt } = consents;
  const { name, isCurrent, heldUntil } = shortNames;
  const { txRef, plan, amount, provider, operator, phoneEnd, state, createdAt, succeededAt } = payments;
  const paid = { txRef, plan, amount, provider, operator, phoneEnd, state, createdAt, succeededAt };
  const entry = subscriptionEntries;
  return {
    consents: own(ctx, consents.userId, {
      fields: { document, version, language, agreedAt },
      order: agreedAt,
    }),
    browsers: own(ctx, pushSubscriptions.userId, {
      fields: { endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt },
      order: pushSubscriptions.createdAt,
    }),
    shortNames: own(ctx, shortNames.userId, { fields: { name, isCurrent, heldUntil }, order: name }),
    payments: own(ctx, payments.userId, {
      fields: { ...paid, receipt: sql<string | null>`${receiptNumber}`, revokedAt: receipts.revokedAt },
      order: createdAt,
      join: sql`left join ${receipts} on ${eq(receipts.txRef, payments.txRef)}`,
    }),
    subscriptionEntries: own(ctx, entry.userId, {
      fields: {
        kind: entry.kind,
        txRef: entry.txRef,
        plan: entry.plan,
        seconds: entry.seconds,
        createdAt: entry.createdAt,
      },
      order: entry.id,
    }),
    passes: own(ctx, passes.userId, {
      fields: {
        txRef: passes.txRef,
        kind: passes.kind,
        reveals: passes.reveals,
        used: passes.used,
        startsAt: passes.startsAt,
        endsAt: passes.endsAt,
      },
      order: passes.startsAt,
    }),
  };
}
