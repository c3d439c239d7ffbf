import { dayMilliseconds, doualaDay, doualaHour, startOfDoualaDay } from '@mboalink/shared/day.ts';
import type { ListingAction } from '@mboalink/shared/insights/figures.ts';
import { and, asc, eq, inArray, isNull, like, lt, notExists, notInArray, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { users } from '../src/schema/accounts.ts';
import { subscriptions } from '../src/schema/billing.ts';
import { listings, reveals } from '../src/schema/directory.ts';
import { listingDays, listingEvents, searches } from '../src/schema/insights.ts';
import { leadStates } from '../src/schema/leads.ts';
import { connections } from '../src/schema/network.ts';
import { countEvents } from '../src/sql/count-events.ts';
import { demoAccounts } from './demo-accounts.ts';
import { between, chance, type Random, seededRandom, weightedPicker } from './random.ts';

/** Enough to view the listings of the accounts, and to open their numbers, each person few and so below every limit of a day. */
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
 * Lets people find the listings of the demo accounts, open their numbers and write to them, and marks the older leads, unless it was
 * done before. The demo must have been loaded before.
 * @returns how many events were added
 */
export async function loadDemoActivity(client: Client, now: Date): Promise<number> {
  const db = drizzle({ client, casing });
  const seen = db
    .select({ day: listingEvents.day })
    .from(listingEvents)
    .where(eq(listingEvents.listingId, users.id));
  const accounts = await readMembers(db, and(isDemoAccount(now), notExists(seen)), asc(users.email));
  const viewers = await readMembers(db, isDemoPerson(now), asc(users.email));
  const random = seededRandom(7);
  const visits = accounts.flatMap((account) =>
    Array.from({ length: viewedDays }, (_, ago) =>
      visitsOf(random, account, viewers, { now, daysAgo: ago }),
    ).flat(),
  );
  const contacts = contactsOf(visits);
  await db.transaction(async (transaction) => {
    for (const some of inParts(visits)) {
      await transaction.insert(listingEvents).values(some.map(eventRow)).onConflictDoNothing();
      await transaction.insert(searches).values(some.map(searchRow));
    }
    for (const some of inParts(contacts)) {
      await transaction.insert(reveals).values(some.map(revealRow)).onConflictDoNothing();
      await transaction.insert(connections).values(some.map(connectionRow)).onConflictDoNothing();
    }
    for (const some of inParts(contacts.filter(({ last }) => daysBetween(last.at, now) > waitingDays)))
      await transaction
        .insert(leadStates)
        .values(some.map((contact) => markOf(random, contact)))
        .onConflictDoNothing();
    if (visits.length > 0)
      await transaction
        .insert(listingDays)
        .select(countEvents(db, lt(listingEvents.day, doualaDay(now))))
        .onConflictDoNothing();
  });
  return visits.length;
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: parts }, (_, at) => rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce));
}

const daysBetween = (earlier: Date, later: Date) => (later.getTime() - earlier.getTime()) / dayMilliseconds;

const eventRow = ({ viewer, listing, town, at, action }: Visit) => ({
  listingId: listing.id,
  day: doualaDay(at),
  hour: doualaHour(at),
  viewerId: viewer.id,
  action,
  citySlug: town,
  searchTrade: listing.subcategorySlug,
  searchCity: town,
});

const searchRow = ({ viewer, listing, town, at }: Visit) => ({
  memberId: viewer.id,
  searchedAt: at,
  trade: listing.subcategorySlug,
  citySlug: town,
  foundNobody: false,
  words: [],
});

/** Somebody who opened a number: the first and the last time that they wrote or called. */
type DemoContact = { first: Visit; last: Visit };

function contactsOf(visits: readonly Visit[]): DemoContact[] {
  const contacts = new Map<string, DemoContact>();
  const inOrder = visits
    .filter(({ action }) => action !== 'view')
    .sort((a, b) => Number(a.at) - Number(b.at));
  for (const visit of inOrder) {
    const key = `${visit.viewer.id} ${visit.listing.id}`;
    contacts.set(key, { first: contacts.get(key)?.first ?? visit, last: visit });
  }
  return [...contacts.values()];
}

const revealRow = ({ first: { viewer, listing, at } }: DemoContact) => ({
  viewerId: viewer.id,
  contactId: listing.id,
  byBuyer: viewer.userType === 'buyer',
  day: doualaDay(at),
  revealedAt: at,
});

const connectionRow = ({ first, last }: DemoContact) => ({
  userId: last.viewer.id,
  connectedUserId: last.listing.id,
  interactionType: last.action === 'phone' ? ('phone' as const) : ('whatsapp' as const),
  firstContactAt: first.at,
  lastContactAt: last.at,
});

/** For how many days the demo accounts let people wait. */
const waitingDays = 3;

const markOf = (random: Random, { last }: DemoContact) => ({
  sellerId: last.listing.id,
  buyerId: last.viewer.id,
  state: chance(random, 0.8) ? ('served' as const) : ('not_client' as const),
  markedAt: new Date(last.at.getTime() + dayMilliseconds),
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

/** Somebody who finds a listing by a search, views it, and perhaps opens its number and writes or calls. */
type Visit = { viewer: Member; listing: Member; town: string; at: Date; action: ListingAction };

/** Nothing of it later than `now`, nor of a day on which the listing was not found. */
function visitsOf(
  random: Random,
  listing: Member,
  viewers: readonly Member[],
  { now, daysAgo }: { now: Date; daysAgo: number },
): Visit[] {
  if (!listing.plan) return [];
  // A listing that more people find every month.
  const usual = viewsPerDay[listing.plan] * (1.3 - daysAgo / 150);
  const count = Math.round(usual * (0.6 + 0.8 * random()));
  return Array.from({ length: count }, (): Visit[] => {
    const at = instantOf(now, daysAgo, chooseHour(random) * 60 + between(random, 0, 59));
    const town = chance(random, 0.6) ? listing.citySlug : chooseOtherTown(random);
    const viewer = viewers[between(random, 0, viewers.length - 1)];
    if (!viewer || at >= now || !hadPlan(listing, at)) return [];
    const visit = { viewer, listing, town, at };
    const button = chance(random, 0.75) ? 'whatsapp' : 'phone';
    const view: Visit = { ...visit, action: 'view' };
    return mayReveal(viewer, at) && chance(random, 0.45) ? [view, { ...visit, action: button }] : [view];
  }).flat();
}

function instantOf(now: Date, daysAgo: number, minute: number): Date {
  const midnight = startOfDoualaDay(new Date(now.getTime() - daysAgo * dayMilliseconds)).getTime();
  return new Date(midnight + minute * 60_000);
}

/** Whether somebody was there and had a trial or paid time then. */
const hadPlan = ({ joinedAt, trialEndsAt, paidUntil }: Member, at: Date) =>
  joinedAt < at && [trialEndsAt, paidUntil].some((end) => end !== null && end > at);

const mayReveal = (viewer: Member, at: Date) =>
  viewer.userType === 'buyer' ? viewer.joinedAt < at : hadPlan(viewer, at);
