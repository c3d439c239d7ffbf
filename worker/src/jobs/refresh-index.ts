import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { searchEntries } from '@mboalink/db/schema/search.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { activeDays } from '@mboalink/shared/day.ts';
import { and, asc, between, eq, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { moreTime } from './figures.ts';

type Database = Pick<Context, 'db' | 'now'>;

/**
 * What one run may change of each kind; the rest is due a minute later. Where nothing is in memory yet a listing among a million
 * takes a sixth of a second.
 */
const listingsAtOnce = 50;

/** What entered or left the index and is counted in one run; several minutes’ worth of a busy day. */
const changesAtOnce = 5000;

/** How many names that were placed in the alphabet one run looks at again. */
const namesAtOnce = 500;

/** Of how many listings that lost words one run looks whether somebody else has them. */
const losersAtOnce = 50;

/** How far back a run looks for what the clock changed: a clock that stood still for so long misses something. */
const daysBack = 7;

/** How far back a run looks for who came back. Who was missed is seen when they come again. */
const hoursBack = 1;

/**
 * Brings into the index of the search what the clock alone changes: listings whose time is over leave it, and those
 * whose owners were not here for a month stand behind the others, until they come back. Then counts what changed, makes
 * room between names, and drops words that nobody has any more. Listings that somebody holds are written the next time: these
 * statements write many, in no order, and would wait for others in a circle.
 */
export async function refreshIndex(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  const monthAgo = ago(now, activeDays);
  await db.batch([
    moreTime(ctx),
    hideExpired(ctx),
    markActive(ctx, false, between(users.lastSeenAt, ago(now, activeDays + daysBack), monthAgo)),
    markActive(
      ctx,
      true,
      gt(users.lastSeenAt, sql`${instant(now)} - make_interval(hours => ${hoursBack}::int)`),
    ),
  ]);
  await db.execute(sql`select apply_listing_changes(${changesAtOnce}::int)`);
  await db.execute(sql`select check_name_positions(${namesAtOnce}::int)`);
  await db.execute(sql`select drop_unused_terms(${losersAtOnce}::int)`);
}

/** Counts the members that were here within a month. */
export async function countActiveMembers({ db, now }: Database): Promise<void> {
  await db.execute(sql`select count_active_members(${ago(now, activeDays)})`);
}

function ago(now: Date, days: number): SQL {
  return sql`${instant(now)} - make_interval(days => ${days}::int)`;
}

/** Setting the column is enough: a trigger looks whether the listing is visible still. */
function hideExpired({ db, now }: Database) {
  const indexed = db
    .select({ searchKey: searchEntries.searchKey })
    .from(searchEntries)
    .where(eq(searchEntries.searchKey, listings.searchKey));
  const due = db.$with('due').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(between(listings.visibleUntil, ago(now, daysBack), instant(now)), exists(indexed)))
      .orderBy(asc(listings.visibleUntil))
      .limit(listingsAtOnce)
      .for('no key update', { of: listings, skipLocked: true }),
  );
  return db
    .with(due)
    .update(listings)
    .set({ visibleUntil: sql`${listings.visibleUntil}` })
    .where(inArray(listings.userId, db.select({ userId: due.userId }).from(due)));
}

function markActive({ db }: Database, isActive: boolean, seen: SQL) {
  const due = db.$with('due').as(
    db
      .select({ userId: listings.userId })
      .from(users)
      .innerJoin(listings, eq(listings.userId, users.id))
      .where(and(seen, eq(listings.isActive, !isActive)))
      .limit(listingsAtOnce)
      .for('no key update', { of: listings, skipLocked: true }),
  );
  const isDue = inArray(listings.userId, db.select({ userId: due.userId }).from(due));
  return db.with(due).update(listings).set({ isActive }).where(isDue);
}
