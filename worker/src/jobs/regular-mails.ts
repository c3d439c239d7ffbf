import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import type { RegularMailKind } from '@mboalink/shared/accounts/regular-mails.ts';
import { doualaDay, doualaHour, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { and, asc, eq, gte, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { digestMailsOf } from '../accounts/digest/digest-mails.ts';
import { isDigestTime, type WeekFigures, weekFigures, weekOf } from '../accounts/digest/week.ts';
import { alertMails } from '../network/alerts/alert-mails.ts';
import { runningAlerts } from '../network/alerts/alerts.ts';
import { findNews, type News } from '../network/alerts/find-news.ts';
import { deliver } from '../outbox/deliver.ts';
import {
  type Composers,
  type MailContext,
  mailKey,
  type QueuedMail,
  queueMail,
} from '../outbox/queue-mail.ts';
import { waitForAll } from './outbox.ts';

/** So many pieces of people are looked through in a run at most. */
const mostPieces = 25;

type Round = {
  kind: RegularMailKind;
  /** A day in Douala: whom nobody looked at since. */
  notSince: string;
  /** The day they are marked with. One before `notSince` leaves them due, behind all others, until they are marked for good. */
  lookedOn: string;
  peopleAtOnce: number;
  mostMails: number;
  /** Sent beside each other: one waits no longer for its turn than a request may take. */
  sendsAtOnce: number;
  /** Writes the mails of those who are looked at. */
  write: (ids: string[]) => Promise<{ mails: unknown[]; composers: Partial<Composers> }>;
};

/**
 * Mails people piece by piece, whoever waits longest first: of two clocks, one gets each. What cannot be sent waits in the
 * outbox, with what was to follow it.
 */
async function mailInPieces(ctx: MailContext, round: Round): Promise<void> {
  const { peopleAtOnce, mostMails, sendsAtOnce, write } = round;
  let sent = 0;
  for (let piece = 0; piece < mostPieces && sent < mostMails; piece += 1) {
    const due = await claimPeople(ctx, round, Math.min(peopleAtOnce, mostMails - sent));
    if (due.length === 0) return;
    const { mails, composers } = await write(due.map(({ id }) => id));
    for (let first = 0; first < mails.length; first += sendsAtOnce) {
      const some = mails.slice(first, first + sendsAtOnce) as QueuedMail[];
      await waitForAll(some.map((mail) => deliver(ctx, composers, mail)));
    }
    sent += mails.length;
  }
}

function claimPeople({ db }: MailContext, { kind, notSince, lookedOn: mark }: Round, most: number) {
  const { id, lookedOn } = regularMails;
  // By a name of its own: inside `in (…)` it may be asked more than once, and then takes more than it says.
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(regularMails)
      .where(and(eq(regularMails.kind, kind), lt(lookedOn, notSince)))
      .orderBy(asc(lookedOn))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(regularMails)
    .set({ lookedOn: mark })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning({ id });
}

/** To whom a mail of each row of `regular_mails` goes that `which` names, once for a day. */
const addressedTo = (which: SQL, day: string) => ({
  recipient: users.email,
  language: users.language,
  about: aboutOn(day),
  source: sql`from ${regularMails} join ${users} on ${users.id} = ${regularMails.userId}
    where ${which} and ${isNull(users.deletedAt)}`,
});

/** Over `regular_mails`: what one mail of a day is known by. */
const aboutOn = (day: typeof regularMails.mailedOn | string) =>
  sql`(${regularMails.id} || '-' || ${day}::text)`;

/**
 * Sends sellers on Monday what last week brought them, where it brought anything. They are marked once their mail is written:
 * where that fails they are due again a minute later. 5 000 listings a minute, so that a million are looked at from seven to
 * half past ten, and 300 mails a minute: 90 000 by noon, half a million by Tuesday night, when the week's digests end.
 */
export async function sendDigests(ctx: MailContext): Promise<void> {
  if (!isDigestTime(ctx.now)) return;
  const week = weekOf(ctx.now);
  await mailInPieces(ctx, {
    kind: 'weeklyDigest',
    notSince: week.monday,
    lookedOn: week.to,
    peopleAtOnce: 200,
    mostMails: 300,
    sendsAtOnce: 50,
    write: async (ids) => {
      const figures = await weekFigures(ctx, inArray(regularMails.id, ids), week);
      return { mails: await queueDigests(ctx, ids, figures), composers: digestMailsOf(figures) };
    },
  });
}

/** Writes the mails of those who have figures, and marks all who were looked at: both or neither. */
function queueDigests(ctx: MailContext, looked: string[], figures: readonly WeekFigures[]) {
  const { db, now } = ctx;
  const { monday } = weekOf(now);
  const today = doualaDay(now);
  const hasFigures = inArray(
    regularMails.id,
    figures.map(({ mailId }) => mailId),
  );
  const { cte } = queueMail(ctx, 'weekly-digest', {
    ...addressedTo(hasFigures, monday),
    payload: { mailId: sql<string>`${regularMails.id}`, monday: sql<string>`${monday}::text` },
  });
  const marked = db.$with('marked').as(
    db
      .update(regularMails)
      .set({
        lookedOn: today,
        mailedOn: sql`case when ${hasFigures} then ${today}::date else ${regularMails.mailedOn} end`,
      })
      .where(inArray(regularMails.id, looked)),
  );
  return db.with(marked, cte).select().from(cte);
}

/** The hours in Douala from and before which alerts are mailed. */
const morning = { from: 7, before: 11 };

/**
 * Mails people who is new for the searches that they saved, each of them once in a morning at most: with ten alerts each, 200
 * searches in a statement. 500 people and 100 mails a minute are 120 000 people and 24 000 mails a morning; whoever is left
 * over is the first of the next.
 */
export async function tellOfNews(ctx: MailContext): Promise<void> {
  const hour = doualaHour(ctx.now);
  if (hour < morning.from || hour >= morning.before) return;
  const today = doualaDay(ctx.now);
  await mailInPieces(ctx, {
    kind: 'searchAlerts',
    notSince: today,
    lookedOn: today,
    peopleAtOnce: 20,
    mostMails: 100,
    sendsAtOnce: 20,
    write: async (ids) => {
      const news = await newsByMail(ctx, ids);
      return { mails: await queueNews(ctx, news), composers: alertMails };
    },
  });
}

/** What is new for those people, by the id of their mail; nobody whose last mail still waits, or left today. */
async function newsByMail(ctx: MailContext, mailIds: readonly string[]): Promise<Map<string, News[]>> {
  const mayBeMailed = and(inArray(regularMails.id, [...mailIds]), notExists(lastMail(ctx)));
  const alerts = await runningAlerts(ctx, mayBeMailed);
  const mailOf = new Map(alerts.map(({ id, mailId }) => [id, mailId]));
  return Map.groupBy(await findNews(ctx, alerts), ({ alert }) => mailOf.get(alert.id) ?? '');
}

function lastMail({ db, now }: MailContext) {
  const isLast = eq(outbox.idempotencyKey, mailKey('search-news', aboutOn(regularMails.mailedOn)));
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.deadAt));
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isLast, or(isWaiting, gte(outbox.sentAt, startOfDoualaDay(now)))));
}

/** Writes the mails, and what each of them tells: both or neither. */
async function queueNews(ctx: MailContext, news: ReadonlyMap<string, readonly News[]>) {
  if (news.size === 0) return [];
  const { db, now } = ctx;
  const today = doualaDay(now);
  const spans = [...news].map(([mailId, found]) => [mailId, found.map(spanOf)] as const);
  const allSpans = spans.flatMap(([, found]) => found);
  const spansByMail = JSON.stringify(Object.fromEntries(spans));
  const upTo = JSON.stringify(Object.fromEntries(allSpans.map((span) => [span.id, span.upTo])));
  const isMailed = inArray(regularMails.id, [...news.keys()]);
  const { cte } = queueMail(ctx, 'search-news', {
    ...addressedTo(isMailed, today),
    payload: {
      mailId: sql<string>`${regularMails.id}`,
      alerts: sql`${spansByMail}::jsonb -> ${regularMails.id}::text`,
    },
  });
  const mailed = db.$with('mailed').as(db.update(regularMails).set({ mailedOn: today }).where(isMailed));
  const told = db.$with('told').as(
    db
      .update(searchAlerts)
      .set({ toldUpTo: sql`(${upTo}::jsonb ->> ${searchAlerts.id}::text)::int`, toldAt: now })
      .where(
        inArray(
          searchAlerts.id,
          allSpans.map(({ id }) => id),
        ),
      ),
  );
  return db.with(mailed, told, cte).select().from(cte);
}

/** The new ones of an alert: all that are there now, whether they are named or counted. */
function spanOf({ alert, listings }: News) {
  return { id: alert.id, since: alert.since, upTo: Math.max(...listings.map(({ searchKey }) => searchKey)) };
}
