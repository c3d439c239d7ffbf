import { guessBudgets, oneTimeCodes, sessions, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import {
  contactReports,
  formerTrades,
  listings,
  reportCases,
  shortNames,
  shownCounts,
} from '@mboalink/db/schema/directory.ts';
import { clearedSearches } from '@mboalink/db/schema/insights.ts';
import { limitCounters, spentChallenges } from '@mboalink/db/schema/limits.ts';
import { recordedTaps, removedContacts } from '@mboalink/db/schema/network.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { webhookEvents } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toldBy } from '../outbox/mail-key.ts';
import { lockMembers } from '../session/lock-members.ts';

/**
 * Deletes what has done its work: codes a day after they were sent, what was counted of guesses and numbers, and
 * who had their searches forgotten, after two days, challenges when they would have ended, sessions a month after their end, mails a month after they were
 * sent or given up, deliveries of webhooks and marks of taps a month after they came, trades that listings had a month after they were
 * changed, reports and closed cases after twelve months, and so the hashes of spent trials; names of short links that
 * are nobody’s any more.
 */
export async function sweep({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const ago = (interval: SQL) => sql`${instant(now)} - ${interval}`;
  const dayBeforeYesterday = sql`(${instant(now)} at time zone 'UTC')::date - 2`;
  const monthAgo = ago(sql`interval '30 days'`);
  const untaken = untakenMails(db, monthAgo);
  await db.batch([
    // As everything that writes takes its locks: members, sessions, the rest, names of links before listings.
    lockMembers(db, inArray(users.id, untaken)),
    db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.endedAt, monthAgo))),
    db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, ago(sql`interval '1 day'`))),
    db.delete(guessBudgets).where(lt(guessBudgets.day, dayBeforeYesterday)),
    db.delete(shownCounts).where(lt(shownCounts.countedAt, ago(sql`interval '48 hours'`))),
    db.delete(limitCounters).where(lt(limitCounters.windowStart, ago(sql`interval '2 days'`))),
    db.delete(clearedSearches).where(lt(clearedSearches.clearedAt, ago(sql`interval '2 days'`))),
    db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now)),
    db
      .delete(shortNames)
      .where(
        and(lt(shortNames.heldUntil, now), or(eq(shortNames.isCurrent, false), isNull(shortNames.userId))),
      ),
    // Whose mail of their page nobody took is told anew: without its row they would count as told.
    db.update(listings).set({ pageToldAt: null }).where(inArray(listings.userId, untaken)),
    db.delete(outbox).where(or(lt(outbox.sentAt, monthAgo), lt(outbox.deadAt, monthAgo))),
    db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, monthAgo)),
    db.delete(removedContacts).where(lt(removedContacts.removedAt, ago(sql`interval '2 days'`))),
    db.delete(recordedTaps).where(lt(recordedTaps.recordedAt, monthAgo)),
    db.delete(formerTrades).where(lt(formerTrades.changedAt, monthAgo)),
    db.delete(contactReports).where(lt(contactReports.reportedAt, ago(sql`interval '12 months'`))),
    db.delete(reportCases).where(lt(reportCases.closedAt, ago(sql`interval '12 months'`))),
    db.delete(spentTrials).where(lt(spentTrials.keptUntil, now)),
  ]);
}

/** Whose mail of their open page nobody took. */
function untakenMails(db: Context['db'], monthAgo: SQL) {
  return db
    .select({ userId: sql`${toldBy('page-opened')}::uuid` })
    .from(outbox)
    .where(and(eq(outbox.kind, 'page-opened'), lt(outbox.deadAt, monthAgo)));
}
