import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { doualaDay, doualaHour, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { and, eq, gte, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { alertMails } from '../network/alerts/alert-mails.ts';
import { runningAlerts } from '../network/alerts/alerts.ts';
import { findNews, type News } from '../network/alerts/find-news.ts';
import { type MailContext, mailKey, type QueuedMail, queueMail } from '../outbox/queue-mail.ts';
import { claimRegularMails, deliverAll } from './outbox.ts';

const kind = 'search-news';

/** The hours in Douala from and before which alerts are mailed. */
const morning = { from: 7, before: 11 };

/** With ten alerts each, that is 200 searches in a statement. */
const peopleAtOnce = 20;

/**
 * So many pieces are looked through in a run at most, and so many mails sent: 500 people a minute, and 100 mails. That is 120 000
 * people and 24 000 mails a morning, beside the digests of a Monday; whoever is left over is the first of the next morning.
 */
const mostPieces = 25;
const newsAtOnce = 100;

/**
 * Mails people who is new for the searches that they saved, each of them once in a morning at most. They are taken piece by
 * piece, whoever waits longest first: of two clocks, one gets each. What cannot be sent waits in the outbox.
 */
export async function tellOfNews(ctx: MailContext): Promise<void> {
  const hour = doualaHour(ctx.now);
  if (hour < morning.from || hour >= morning.before) return;
  let told = 0;
  for (let piece = 0; piece < mostPieces && told < newsAtOnce; piece += 1) {
    const due = await claimRegularMails(ctx, {
      kind: 'searchAlerts',
      notSince: doualaDay(ctx.now),
      lookedOn: doualaDay(ctx.now),
      most: Math.min(peopleAtOnce, newsAtOnce - told),
    });
    if (due.length === 0) return;
    const news = await newsByMail(ctx, due);
    const mails = await queueNews(ctx, news);
    told += mails.length;
    await deliverAll(ctx, alertMails, mails, peopleAtOnce);
  }
}

/** What is new for those people, by the id of their mail; nobody whose last mail still waits, or left today. */
async function newsByMail(ctx: MailContext, mailIds: readonly string[]): Promise<Map<string, News[]>> {
  if (mailIds.length === 0) return new Map();
  const mayBeMailed = and(inArray(regularMails.id, [...mailIds]), notExists(lastMail(ctx)));
  const alerts = await runningAlerts(ctx, mayBeMailed);
  const mailOf = new Map(alerts.map(({ id, mailId }) => [id, mailId]));
  return Map.groupBy(await findNews(ctx, alerts), ({ alert }) => mailOf.get(alert.id) ?? '');
}

function lastMail({ db, now }: MailContext) {
  const isLast = eq(outbox.idempotencyKey, mailKey(kind, aboutOn(regularMails.mailedOn)));
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.deadAt));
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isLast, or(isWaiting, gte(outbox.sentAt, startOfDoualaDay(now)))));
}

/** Over `regular_mails`: what one mail of a day is known by. */
const aboutOn = (day: typeof regularMails.mailedOn | string) =>
  sql`(${regularMails.id} || '-' || ${day}::text)`;

/** Writes the mails, and what each of them tells: both or neither. */
async function queueNews(
  ctx: MailContext,
  news: ReadonlyMap<string, readonly News[]>,
): Promise<QueuedMail[]> {
  if (news.size === 0) return [];
  const { db, now } = ctx;
  const today = doualaDay(now);
  const spans = [...news].map(([mailId, found]) => [mailId, found.map(spanOf)] as const);
  const spansByMail = JSON.stringify(Object.fromEntries(spans));
  const upTo = JSON.stringify(
    Object.fromEntries(spans.flatMap(([, all]) => all.map((span) => [span.id, span.upTo]))),
  );
  const isMailed = inArray(regularMails.id, [...news.keys()]);
  const { cte } = queueMail(ctx, kind, {
    recipient: users.email,
    language: users.language,
    payload: {
      mailId: sql<string>`${regularMails.id}`,
      alerts: sql`${spansByMail}::jsonb -> ${regularMails.id}::text`,
    },
    about: aboutOn(today),
    source: sql`from ${regularMails} join ${users} on ${users.id} = ${regularMails.userId}
      where ${isMailed} and ${isNull(users.deletedAt)}`,
  });
  const mailed = db.$with('mailed').as(db.update(regularMails).set({ mailedOn: today }).where(isMailed));
  const told = db.$with('told').as(
    db
      .update(searchAlerts)
      .set({ toldUpTo: sql`(${upTo}::jsonb ->> ${searchAlerts.id}::text)::int`, toldAt: now })
      .where(
        inArray(
          searchAlerts.id,
          spans.flatMap(([, all]) => all.map(({ id }) => id)),
        ),
      ),
  );
  const { id, recipient, language, payload, idempotencyKey } = cte;
  const mails = await db
    .with(mailed, told, cte)
    .select({ id, kind: cte.kind, recipient, language, payload, idempotencyKey })
    .from(cte);
  return mails as QueuedMail[];
}

/** The new ones of an alert: all that are there now, whether they are named or counted. */
function spanOf({ alert, listings }: News) {
  return { id: alert.id, since: alert.since, upTo: Math.max(...listings.map(({ searchKey }) => searchKey)) };
}
