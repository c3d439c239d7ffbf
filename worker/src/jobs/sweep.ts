import { oneTimeCodes, sessions, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { answered } from '@mboalink/db/schema/answers.ts';
import { contactReports, listings, reveals, shortNames } from '@mboalink/db/schema/directory.ts';
import { listingDays, listingEvents, searches, wordDays } from '@mboalink/db/schema/insights.ts';
import { leadStates } from '@mboalink/db/schema/leads.ts';
import { limitCounters, spentChallenges } from '@mboalink/db/schema/limits.ts';
import { needAnswers, needs } from '@mboalink/db/schema/needs.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { webhookEvents } from '@mboalink/db/schema/payments.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { hourMilliseconds } from '@mboalink/shared/day.ts';
import { comeBackDays } from '@mboalink/shared/limits.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { ofNeeds } from '../directory/visible-to.ts';
import { toldBy } from '../outbox/queue-mail.ts';
import { lockMembers } from '../session/lock-members.ts';

type Database = Pick<Context, 'db' | 'now'>;

type Store = Database & Pick<Context, 'pictures'>;

const rowsAtOnce = 5_000;

/** As many pieces of a table as leave time for the others; what is left is deleted an hour later. */
const mostPieces = 20;

const mailsAtOnce = 500;

/**
 * Deletes what has done its work:
 * - codes, a day after they were sent;
 * - sessions, a month after their end;
 * - mails, a month after they were sent or given up, and notices two days after they were of use; deliveries of webhooks and searches, a month after they came;
 * - what happened to listings and which words were typed how often, after 92 days, and the figures of their days, after 400;
 * - needs, 92 days after their end, and what sellers marked of leads, 92 days after they did;
 * - reports, after twelve months; hashes of spent trials, when they need be kept no longer;
 * - the networks that numbers were opened on, after two days, and those of answers, after twelve months;
 * - challenges when they would have ended, and names of short links that are nobody’s any more.
 *
 * In pieces, each a transaction of its own: what one table has too much of holds up no other.
 */
export async function sweep(ctx: Database): Promise<void> {
  const errors: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => errors.push(error));
  await attempt(sweepUntakenMails(ctx));
  await attempt(forgetNetworks(ctx));
  for (const [table, isDone] of doneWork(ctx)) await attempt(sweepTable(ctx, table, isDone));
  if (errors.length > 0) throw new AggregateError(errors, 'a table was not swept');
}

/** Each table that is swept, and which of its rows have done their work. */
function doneWork({ now }: Database): [PgTable, SQL | undefined][] {
  const ago = (interval: SQL) => sql`${instant(now)} - ${interval}`;
  const daysAgo = (days: number) => sql`(${instant(now)} at time zone 'UTC')::date - ${days}::int`;
  const monthAgo = ago(sql`interval '30 days'`);
  const twoDaysAgo = ago(sql`interval '2 days'`);
  const yearAgo = ago(sql`interval '12 months'`);
  const isNobodys = or(eq(shortNames.isCurrent, false), isNull(shortNames.userId));
  const isGivenUp = and(lt(outbox.deadAt, monthAgo), ne(outbox.kind, 'page-opened'));
  return [
    [sessions, or(lt(sessions.expiresAt, now), lt(sessions.endedAt, monthAgo))],
    [oneTimeCodes, lt(oneTimeCodes.createdAt, ago(sql`interval '1 day'`))],
    [limitCounters, lt(limitCounters.windowStart, twoDaysAgo)],
    [spentChallenges, lt(spentChallenges.expiresAt, now)],
    [shortNames, and(lt(shortNames.heldUntil, now), isNobodys)],
    [outbox, or(lt(outbox.sentAt, monthAgo), isGivenUp, lt(outbox.endsAt, twoDaysAgo))],
    [webhookEvents, lt(webhookEvents.receivedAt, monthAgo)],
    [searches, lt(searches.searchedAt, monthAgo)],
    [listingEvents, lt(listingEvents.day, daysAgo(92))],
    [wordDays, lt(wordDays.day, daysAgo(92))],
    [listingDays, lt(listingDays.day, daysAgo(400))],
    [leadStates, lt(leadStates.markedAt, ago(sql`interval '92 days'`))],
    [needs, lt(needs.endsAt, ago(sql`interval '92 days'`))],
    [contactReports, lt(contactReports.reportedAt, yearAgo)],
    [spentTrials, lt(spentTrials.keptUntil, now)],
  ];
}

/** Rows that somebody holds at this moment are left for the next hour: nobody is waited for. */
async function sweepTable({ db }: Database, table: PgTable, isDone: SQL | undefined): Promise<void> {
  const place = sql`ctid`;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const done = db
      .select({ place })
      .from(table)
      .where(isDone)
      .limit(rowsAtOnce)
      .for('update', { skipLocked: true });
    const gone = db.$with('gone').as(
      db
        .delete(table)
        .where(sql`ctid = any (array(${done}))`)
        .returning({ row: sql`1`.as('gone_row') }),
    );
    const [counted] = await db
      .with(gone)
      .select({ rows: sql<number>`(select count(*)::int from ${gone})` })
      .from(oneRow);
    if ((counted?.rows ?? 0) < rowsAtOnce) return;
  }
}

/**
 * Mails of open pages that nobody took, with their members locked first: each is told anew, for without its mail they would
 * count as told.
 */
async function sweepUntakenMails({ db, now }: Database): Promise<void> {
  const untaken = await db
    .select({ id: outbox.id, userId: sql<string>`${toldBy('page-opened')}` })
    .from(outbox)
    .where(and(eq(outbox.kind, 'page-opened'), lt(outbox.deadAt, sql`${instant(now)} - interval '30 days'`)))
    .orderBy(asc(outbox.id))
    .limit(mailsAtOnce);
  if (untaken.length === 0) return;
  const owners = untaken.map(({ userId }) => userId);
  const mails = untaken.map(({ id }) => id);
  await db.batch([
    lockMembers(db, inArray(users.id, owners)),
    db.update(listings).set({ pageToldAt: null }).where(inArray(listings.userId, owners)),
    db.delete(outbox).where(inArray(outbox.id, mails)),
  ]);
}

/** Empties the network of what was opened more than 48 hours ago, and of what was said more than twelve months ago. */
async function forgetNetworks({ db, now }: Database): Promise<void> {
  await db
    .update(answered)
    .set({ network: null })
    .where(
      and(isNotNull(answered.network), lt(answered.answeredAt, sql`${instant(now)} - interval '12 months'`)),
    );
  await db
    .update(reveals)
    .set({ network: null })
    .where(
      and(isNotNull(reveals.network), lt(reveals.revealedAt, sql`${instant(now)} - interval '48 hours'`)),
    );
}

/** Names begin with one of so many digits, each as likely as the others: a run looks at those that begin with one. */
const digits = 16;

/**
 * Deletes pictures that no listing, need or answer names: what was replaced or erased while the bucket was away, and what was stored by
 * a call that ended before it named it. Looks at a sixteenth of them each hour. A picture is named within seconds or
 * never, and never again once it is not, so that whatever is older than an hour and is named by none is nobody's.
 */
export async function sweepPictures(ctx: Store): Promise<void> {
  const prefix = (Math.floor(ctx.now.getTime() / hourMilliseconds) % digits).toString(digits);
  let cursor: string | undefined;
  do {
    const page = await ctx.pictures.list(prefix, cursor);
    const old = page.pictures.filter(({ keptAt }) => ctx.now.getTime() - keptAt.getTime() > hourMilliseconds);
    await deleteUnnamed(
      ctx,
      old.map(({ name }) => name),
    );
    cursor = page.cursor;
  } while (cursor);
}

async function deleteUnnamed({ db, pictures }: Store, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = await db
    .select({ picture: listings.profilePicture })
    .from(listings)
    .where(inArray(listings.profilePicture, names))
    .unionAll(ofNeeds({ db }, names));
  const named = new Set(rows.map(({ picture }) => picture));
  await pictures.delete(names.filter((name) => !named.has(name)));
}

const accountsAtOnce = 50;

/** As many batches as fit into the time of a job; what is left is due again the next time. */
const mostBatches = 40;

/** Erases accounts that were deleted seven days ago and whose owners did not come back, with their pictures. */
export async function eraseDeletedAccounts(ctx: Store): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const erased = await eraseBatch(ctx);
    await ctx.pictures.delete(erased.flatMap(({ picture }) => picture ?? []));
    if (erased.length < accountsAtOnce) return;
  }
}

/**
 * One transaction. The accounts are locked first, those of people who sign in at this moment left out: whoever comes
 * back in time has a whole account, whoever comes later finds none. What belongs to an account goes with its row; codes
 * and mails that name the address only go by the address.
 */
function eraseBatch({ db, now }: Database) {
  const due = db.$with('due').as(
    db
      .select({ id: users.id, email: users.email, mailbox: users.mailbox })
      .from(users)
      .where(lte(users.deletedAt, sql`${instant(now)} - make_interval(hours => ${comeBackDays * 24}::int)`))
      .orderBy(asc(users.deletedAt))
      .limit(accountsAtOnce)
      .for('update', { skipLocked: true }),
  );
  const emails = db.select({ email: due.email }).from(due);
  const mailboxes = db.select({ mailbox: due.mailbox }).from(due);
  const codes = db.$with('codes').as(db.delete(oneTimeCodes).where(inArray(oneTimeCodes.mailbox, mailboxes)));
  const mails = db.$with('mails').as(db.delete(outbox).where(inArray(outbox.recipient, emails)));
  const ids = db.select({ id: due.id }).from(due);
  const reports = db
    .$with('reports')
    .as(db.delete(contactReports).where(inArray(contactReports.contactId, ids)));
  const pictures = db.$with('pictures').as(
    db
      .select({ userId: listings.userId, picture: listings.profilePicture })
      .from(listings)
      .where(inArray(listings.userId, ids))
      .unionAll(
        db
          .select({ userId: needs.buyerId, picture: needs.picture })
          .from(needs)
          .where(inArray(needs.buyerId, ids)),
      )
      .unionAll(
        db
          .select({ userId: needAnswers.sellerId, picture: needAnswers.picture })
          .from(needAnswers)
          .where(inArray(needAnswers.sellerId, ids)),
      ),
  );
  const erased = db
    .$with('erased')
    .as(db.delete(users).where(inArray(users.id, ids)).returning({ id: users.id }));
  return db
    .with(due, codes, mails, reports, pictures, erased)
    .select({ id: erased.id, picture: pictures.picture })
    .from(erased)
    .leftJoin(pictures, eq(pictures.userId, erased.id));
}
