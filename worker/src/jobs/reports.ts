import { users } from '@mboalink/db/schema/accounts.ts';
import { reportCases } from '@mboalink/db/schema/directory.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import {
  type DecidedCaseState,
  decidedCaseStates,
  reportLimits,
} from '@mboalink/shared/directory/report-rules.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { and, asc, eq, exists, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { tellingOf } from '../directory/reports/case-sql.ts';
import { grownSince } from '../directory/reports/counted-reports.ts';
import { mailsAtOnce } from '../outbox/deliver.ts';
import { mailKey, queueMail } from '../outbox/queue-mail.ts';
import { lockMembers } from '../session/running-session.ts';
import { moreTime } from './count.ts';

type Database = Pick<Context, 'db' | 'now'>;

const casesAtOnce = 100;

const { answerHours, hiddenHours } = reportLimits;

/**
 * Hides what was reported and whose owner did not answer in time, and shows again what no person confirmed. A trigger sees to
 * the listing. Which cases are due is read once, so that whoever is locked is whose case changes; owners are locked first,
 * as by whatever they do themselves, and what they did meanwhile counts.
 */
export async function followReports(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  const due = await db
    .select({ id: reportCases.id, contactId: reportCases.contactId })
    .from(reportCases)
    .where(or(isUnanswered(ctx), isOver(ctx)))
    .orderBy(asc(reportCases.id))
    .limit(casesAtOnce);
  if (due.length === 0) return;
  const ofDue = inArray(
    reportCases.id,
    due.map(({ id }) => id),
  );
  await db.batch([
    lockMembers(
      db,
      inArray(
        users.id,
        due.map(({ contactId }) => contactId),
      ),
    ),
    // Before others are hidden, which would be due again at once by a clock that stood still.
    db
      .update(reportCases)
      .set({ state: 'lapsed', closedAt: now })
      .where(and(isOver(ctx), ofDue)),
    db
      .update(reportCases)
      .set({ state: 'hidden', hiddenAt: now })
      .where(and(isUnanswered(ctx), ofDue)),
  ]);
}

const hoursAgo = (now: Date, hours: number): SQL =>
  sql`${instant(now)} - make_interval(hours => ${hours}::int)`;

/** Over `reportCases`: the mail left, or came back for good, so long ago that the owner had the time to answer. */
function isUnanswered({ db, now }: Database): SQL {
  const told = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.idempotencyKey, mailKey('listing-reported', tellingOf(reportCases))),
        sql`coalesce(${outbox.sentAt}, ${outbox.deadAt}) <= ${hoursAgo(now, answerHours)}`,
      ),
    );
  return sql`(${eq(reportCases.state, 'told')} and ${exists(told)})`;
}

/** Over `reportCases`: hidden for long enough, or answered and left undecided for as long. */
function isOver({ now }: Database): SQL {
  const hidden = and(eq(reportCases.state, 'hidden'), lte(reportCases.hiddenAt, hoursAgo(now, hiddenHours)));
  const answered = and(
    eq(reportCases.state, 'answered'),
    lte(reportCases.toldAt, hoursAgo(now, answerHours + hiddenHours)),
  );
  return sql`(${hidden} or ${answered})`;
}

/** What one run may change; the rest is changed by the next. */
const listingsAtOnce = 2000;

/** Counts by how many people with accounts that are no longer young each contact was opened within 30 days. */
export async function countOpenings(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  const since = doualaDay(new Date(now.getTime() - trustLimits.recentDays * dayMilliseconds));
  await db.batch([
    moreTime(ctx),
    db.execute(
      sql`select count_openings(${since}::date, ${grownSince(now)}, ${trustLimits.openedFrom}::int,
        ${listingsAtOnce}::int)`,
    ),
  ]);
}

/**
 * Tells owners what was decided of their listing, whoever decided it: the clock, a person at the database, or a number or an
 * address that brought a decision along. Once for each state of a case; what is older than mails are kept is news to nobody.
 */
export async function tellOfCases(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { db, now } = ctx;
  const { id, contactId, state, hiddenAt, closedAt } = reportCases;
  const about = sql`(${id} || '-' || ${state})`;
  const told = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.idempotencyKey, mailKey('case-decided', about)));
  const isUntold = and(
    inArray(state, [...decidedCaseStates]),
    sql`coalesce(${closedAt}, ${hiddenAt}) > ${instant(now)} - interval '30 days'`,
    isNull(users.deletedAt),
    notExists(told),
  );
  const { cte } = queueMail(ctx, 'case-decided', {
    recipient: users.email,
    language: users.language,
    payload: { state: sql<DecidedCaseState>`${state}` },
    about,
    source: sql`from ${reportCases} join ${users} on ${users.id} = ${contactId} where ${isUntold} limit ${mailsAtOnce}::int`,
  });
  await db.with(cte).select({ id: cte.id }).from(cte);
}
