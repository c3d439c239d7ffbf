import { dayMilliseconds, doualaDay, doualaHour, startOfDoualaDay } from '@mboalink/shared/day.ts';
import type { ListingAction } from '@mboalink/shared/insights/figures.ts';
import { and, asc, eq, inArray, isNull, like, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { users } from '../src/schema/accounts.ts';
import { subscriptions } from '../src/schema/billing.ts';
import { listings, reveals } from '../src/schema/directory.ts';
import { listingDays, listingEvents, searches } from '../src/schema/insights.ts';
import { countEvents } from '../src/sql/count-events.ts';
import { demoAccounts } from './demo-accounts.ts';
import { between, chance, type Random, seededRandom, weightedPicker } from './random.ts';

/** Enough to view the listings of the accounts, and to reveal their numbers, each person one and so below every limit of a day. */
const people = 600;

/** As long as events are kept, so that the longest time that a screen shows is whole. */
const viewedDays = 90;

const rowsAtOnce = 500;

type Member = Awaited<ReturnType<typeof readMembers>>[number];

const readMembers = (db: NodePgDatabase, which: SQL | undefined, order: SQL) =>
  db
    .select({
      id: users.id,
      userType: listings.userType,
      citySlug: listings.citySlug,
      subcategorySlug: listings.subcategorySlug,
      joinedAt: listings.joinedAt,
      plan: subscriptions.plan,
      trialEndsAt: subscriptions.trialEndsAt,
      paidUntil: subscriptions.paidUntil,
    })
    .from(users)
    .innerJoin(listings, eq(listings.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(isNull(users.deletedAt), which))
    .orderBy(order)
    .limit(people);

const isDemoAccount = (now: Date) => inArray(users.email, emailsOf(now));

/** Invented people who are no demo account. */
const isDemoPerson = (now: Date) =>
  and(like(users.email, '%@demo.mboalink.cm'), notInArray(users.email, emailsOf(now)));

const emailsOf = (now: Date) => demoAccounts(now).map(({ email }) => email);

/**
 * Lets people view the listings of the demo accounts that have paid, and counts it, unless it was done before. The demo must have
 * been loaded before.
 * @returns how many events were added
 */
export async function loadDemoEvents(client: Client, now: Date): Promise<number> {
  const db = drizzle({ client, casing });
  const seen = db
    .select({ day: listingEvents.day })
    .from(listingEvents)
    .where(eq(listingEvents.listingId, users.id));
  const accounts = await readMembers(db, and(isDemoAccount(now), notExists(seen)), asc(users.email));
  const viewers = await readMembers(db, isDemoPerson(now), asc(users.email));
  const random = seededRandom(7);
  const paying = accounts.filter(({ paidUntil }) => paidUntil && paidUntil > now);
  const visits = paying.flatMap((account) =>
    Array.from({ length: viewedDays }, (_, ago) =>
      visitsOf(random, account, viewers, { now, daysAgo: ago }),
    ).flat(),
  );
  await db.transaction(async (transaction) => {
    for (let first = 0; first < visits.length; first += rowsAtOnce) {
      const some = visits.slice(first, first + rowsAtOnce);
      await transaction.insert(listingEvents).values(some.map(eventRow)).onConflictDoNothing();
      await transaction.insert(searches).values(some.map(searchRow));
    }
    if (visits.length > 0)
      await transaction
        .insert(listingDays)
        .select(countEvents(db, lt(listingEvents.day, doualaDay(now))))
        .onConflictDoNothing();
  });
  return visits.length;
}

const eventRow = ({ viewerId, listing, town, at, action }: Visit) => ({
  listingId: listing.id,
  day: doualaDay(at),
  hour: doualaHour(at),
  viewerId,
  action,
  citySlug: town,
  searchTrade: listing.subcategorySlug,
  searchCity: town,
});

const searchRow = ({ viewerId, listing, town, at }: Visit) => ({
  memberId: viewerId,
  searchedAt: at,
  trade: listing.subcategorySlug,
  citySlug: town,
  foundNobody: false,
  words: [],
});

/** How many people view a listing on a usual day. */
const viewsPerDay = { basic: 3, pro: 7, premium: 12 } as const;

/** Hours in Douala: before noon and after work. */
const chooseHour = weightedPicker(
  [7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21].map(
    (hour) => [hour, hour === 10 || hour === 18 ? 3 : 1] as const,
  ),
);

const chooseOtherTown = weightedPicker([
  ['douala', 4],
  ['yaounde', 4],
  ['limbe', 2],
  ['buea', 2],
  ['bafoussam', 1],
  ['kribi', 1],
]);

/** Somebody who finds a listing by a search, views it, and perhaps clicks. */
type Visit = { viewerId: string; listing: Member; town: string; at: Date; action: ListingAction };

/** Nothing of it later than `now`. */
function visitsOf(
  random: Random,
  listing: Member,
  viewers: readonly Member[],
  { now, daysAgo }: { now: Date; daysAgo: number },
): Visit[] {
  // A listing that more people find every month.
  const usual = viewsPerDay[listing.plan ?? 'basic'] * (1.3 - daysAgo / 150);
  const count = Math.round(usual * (0.6 + 0.8 * random()));
  return Array.from({ length: count }, (): Visit[] => {
    const at = instantOf(now, daysAgo, chooseHour(random) * 60 + between(random, 0, 59));
    const town = chance(random, 0.6) ? listing.citySlug : chooseOtherTown(random);
    const viewer = viewers[between(random, 0, viewers.length - 1)];
    if (!viewer) return [];
    const visit = { viewerId: viewer.id, listing, town, at };
    const button = chance(random, 0.75) ? 'whatsapp' : 'phone';
    const view: Visit = { ...visit, action: 'view' };
    return chance(random, 0.35) ? [view, { ...visit, action: button }] : [view];
  })
    .flat()
    .filter(({ at }) => at < now);
}

function instantOf(now: Date, daysAgo: number, minute: number): Date {
  const midnight = startOfDoualaDay(new Date(now.getTime() - daysAgo * dayMilliseconds)).getTime();
  return new Date(midnight + minute * 60_000);
}

/** How many people revealed the number of an account. */
const revealCounts = { basic: 12, pro: 20, premium: 30 } as const;

/** The days in which they did; today's are told tomorrow. */
const revealDays = 60;

/**
 * Lets people of the demo reveal the numbers of its accounts on days on which these were found and they themselves might, unless
 * somebody did before. The demo must have been loaded before.
 * @returns how many reveals were added
 */
export async function loadDemoReveals(client: Client, now: Date): Promise<number> {
  const db = drizzle({ client, casing });
  const random = seededRandom(8);
  const ofOwner = db.select({ id: reveals.revealId }).from(reveals).where(eq(reveals.contactId, users.id));
  const ofViewer = db.select({ id: reveals.revealId }).from(reveals).where(eq(reveals.viewerId, users.id));
  const accounts = await readMembers(db, and(isDemoAccount(now), notExists(ofOwner)), asc(users.email));
  // In an order that has nothing to do with what they are, the same each time.
  const order = asc(sql`md5(${users.email})`);
  const candidates = await readMembers(db, and(isDemoPerson(now), notExists(ofViewer)), order);
  const added = accounts.flatMap((account) =>
    revealInstants(random, account, now).flatMap((at) => {
      const index = candidates.findIndex((one) => mayReveal(one, at));
      const [viewer] = index < 0 ? [] : candidates.splice(index, 1);
      if (!viewer) return [];
      const byBuyer = viewer.userType === 'buyer';
      return [{ viewerId: viewer.id, contactId: account.id, byBuyer, day: doualaDay(at), revealedAt: at }];
    }),
  );
  if (added.length > 0) await db.insert(reveals).values(added);
  return added.length;
}

/** Instants of days that are over, on which the account's listing was found. */
function revealInstants(random: Random, account: Member, now: Date): Date[] {
  const count = account.plan ? revealCounts[account.plan] : 0;
  return Array.from({ length: count }, () =>
    instantOf(now, between(random, 1, revealDays), between(random, 7 * 60, 21 * 60)),
  ).filter((at) => mayReveal(account, at));
}

/** Whether somebody was there, and, if they sell, had a trial or paid time then. */
function mayReveal({ userType, joinedAt, trialEndsAt, paidUntil }: Member, at: Date): boolean {
  const runs = [trialEndsAt, paidUntil].some((end) => end !== null && end > at);
  return joinedAt < at && (userType === 'buyer' || runs);
}
