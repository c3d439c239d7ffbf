import { dayMilliseconds, doualaDay, doualaHour, startOfDoualaDay } from '@mboalink/shared/day.ts';
import type { ListingAction } from '@mboalink/shared/insights/figures.ts';
import { and, inArray, lt, notExists, notInArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { users } from '../src/schema/accounts.ts';
import { listingDays, listingEvents, searches } from '../src/schema/insights.ts';
import { countEvents } from '../src/sql/count-events.ts';
import { type DemoBusiness, demoAccounts } from './demo-accounts.ts';
import { between, chance, type Random, seededRandom, weightedPicker } from './random.ts';

/** As long as events are kept, so that the longest time that a screen shows is whole. */
const days = 90;

/** How many there are to view one listing: whoever comes back is no new request. */
const people = 600;

const rowsAtOnce = 500;

/**
 * Lets people view the listings of the demo accounts that have a plan, since they joined, and counts it, unless it was done
 * before. The demo accounts must have been loaded before.
 * @returns how many events were added
 */
export async function loadDemoEvents(client: Client, now: Date): Promise<number> {
  const db = drizzle({ client, casing });
  const accounts = demoAccounts(now).filter(({ plan, paidUntil }) => plan && paidUntil && paidUntil > now);
  const emails = accounts.map(({ email }) => email);
  const owners = await db
    .select({ email: users.email, id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.email, emails),
        notExists(sql`(select from ${listingEvents} where ${listingEvents.listingId} = ${users.id})`),
      ),
    );
  const viewers = await db
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.email, emails))
    .orderBy(users.email)
    .limit(people);
  const viewerIds = viewers.map(({ id }) => id);
  const random = seededRandom(7);
  let added = 0;
  await client.query('begin');
  for (const account of accounts) {
    const listingId = owners.find(({ email }) => email === account.email)?.id;
    if (!listingId) continue;
    const visits = Array.from({ length: days }, (_, ago) =>
      visitsOf(random, account, viewerIds, { now, daysAgo: days - 1 - ago }),
    ).flat();
    for (let first = 0; first < visits.length; first += rowsAtOnce) {
      const some = visits.slice(first, first + rowsAtOnce);
      const trade = account.subcategorySlug ?? '';
      const events = some.map((visit) => eventRow(visit, listingId, trade));
      const { rowCount } = await db.insert(listingEvents).values(events).onConflictDoNothing();
      await db.insert(searches).values(some.map((visit) => searchRow(visit, trade)));
      added += rowCount ?? 0;
    }
  }
  if (added > 0)
    await db
      .insert(listingDays)
      .select(countEvents(db, lt(listingEvents.day, doualaDay(now))))
      .onConflictDoNothing();
  await client.query('commit');
  return added;
}

const eventRow = ({ viewerId, town, at, action }: Visit, listingId: string, trade: string) => ({
  listingId,
  day: doualaDay(at),
  hour: doualaHour(at),
  viewerId,
  action,
  citySlug: town,
  searchTrade: trade,
  searchCity: town,
});

const searchRow = ({ viewerId, town, at }: Visit, trade: string) => ({
  memberId: viewerId,
  searchedAt: at,
  trade,
  citySlug: town,
  foundNobody: false,
  words: [],
});

const minuteMilliseconds = 60 * 1000;

/** How many people view a listing on a usual day. */
const viewers = { basic: 3, pro: 7, premium: 12 } as const;

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
export type Visit = { viewerId: string; town: string; at: Date; action: ListingAction };

/** What happened to somebody's listing on the day that is so many days before `now`: nothing of it later than `now`. */
function visitsOf(
  random: Random,
  owner: Pick<DemoBusiness, 'citySlug' | 'plan'>,
  viewerIds: readonly string[],
  { now, daysAgo }: { now: Date; daysAgo: number },
): Visit[] {
  const midnight = startOfDoualaDay(new Date(now.getTime() - daysAgo * dayMilliseconds)).getTime();
  const isSunday = new Date(midnight + dayMilliseconds / 2).getUTCDay() === 0;
  // A listing that more people find every month.
  const usual = viewers[owner.plan ?? 'basic'] * (1.3 - daysAgo / 150) * (isSunday ? 0.5 : 1);
  const count = Math.round(usual * (0.6 + 0.8 * random()));
  return Array.from({ length: count }, (): Visit[] => {
    const at = new Date(midnight + (chooseHour(random) * 60 + between(random, 0, 59)) * minuteMilliseconds);
    const viewerId = viewerIds[between(random, 0, viewerIds.length - 1)];
    const town = chance(random, 0.6) ? owner.citySlug : chooseOtherTown(random);
    if (!viewerId) return [];
    const visit = { viewerId, town, at };
    const clicks = chance(random, 0.35);
    const way = chance(random, 0.75) ? 'whatsapp' : 'phone';
    return [{ ...visit, action: 'view' }, ...(clicks ? [{ ...visit, action: way } as const] : [])];
  })
    .flat()
    .filter(({ at }) => at < now);
}
