import { users } from '@mboalink/db/schema/accounts.ts';
import { listingDays, listingEvents } from '@mboalink/db/schema/insights.ts';
import { countEvents } from '@mboalink/db/sql/count-events.ts';
import { columnsOf, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { figureLimits } from '@mboalink/shared/insights/figures.ts';
import { and, asc, between, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { MemberContext } from '../trpc.ts';

const { listingId, day } = listingEvents;

/** The Douala day so many days before that of an instant. */
export function daysAgo(now: Date, days: number): string {
  return doualaDay(new Date(now.getTime() - days * dayMilliseconds));
}

/** Accounts made later are too young to be told apart: their towns, searches and trust count nothing. */
export const countedSince = (now: Date) =>
  new Date(now.getTime() - figureLimits.accountDays * dayMilliseconds);

/** What one day of a listing came to. */
export type Day = Omit<typeof listingDays.$inferSelect, 'listingId'>;

/** The viewer's own days from one to another on which anything happened: today and yesterday as they stand, others as counted. */
export function ownDays(ctx: MemberContext, { from, to }: { from: string; to: string }): SQL<Day[]> {
  const { db, now, viewer } = ctx;
  const yesterday = daysAgo(now, 1);
  const counted = db
    .select()
    .from(listingDays)
    .where(
      and(
        eq(listingDays.listingId, viewer.userId),
        between(listingDays.day, from, to),
        lt(listingDays.day, yesterday),
      ),
    );
  const isFresh = and(
    eq(listingId, viewer.userId),
    gte(day, from > yesterday ? from : yesterday),
    lte(day, to),
  );
  const days = counted.unionAll(countEvents(db, isFresh)).as('days');
  const { listingId: _, ...row } = columnsOf(days);
  const list = db.select({ list: jsonList(jsonObject(row), sql`${days.day}`) }).from(days);
  return sql<Day[]>`(${list})`;
}

/**
 * Statements of one batch that count anew the days since the last that was counted, up to yesterday. The first keeps whoever is
 * counted from being erased meanwhile: a day of nobody would undo the whole night's count.
 */
export function countListingDays({ db, now }: Pick<Context, 'db' | 'now'>) {
  const today = sql`${doualaDay(now)}::date`;
  const last = db.select({ day: sql`max(${listingDays.day})` }).from(listingDays);
  const since = sql`least(${today} - 1, coalesce((${last}), '-infinity'))`;
  const isDue = and(gte(day, since), lt(day, today));
  const excluded = (name: string) => sql`excluded.${sql.identifier(name)}`;
  const kept = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, db.select({ listingId }).from(listingEvents).where(isDue)))
    .orderBy(asc(users.id))
    .for('key share');
  const counted = db
    .insert(listingDays)
    .select(countEvents(db, isDue))
    .onConflictDoUpdate({
      target: [listingDays.listingId, listingDays.day],
      set: {
        views: excluded('views'),
        clickers: excluded('clickers'),
        requests: excluded('requests'),
        whatsappClicks: excluded('whatsapp_clicks'),
        phoneClicks: excluded('phone_clicks'),
        emailClicks: excluded('email_clicks'),
      },
    });
  return [kept, counted] as const;
}
