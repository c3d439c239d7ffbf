import { dayMilliseconds, doualaDay, startOfDoualaDay } from '@mboalink/shared/day.ts';
import type { EventAction } from '@mboalink/shared/insights/event-actions.ts';
import { and, inArray, notExists, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { users } from '../src/schema/accounts.ts';
import { type EventRow, events } from '../src/schema/insights.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoBusiness } from './demo-business.ts';
import { between, chance, type Random, seededRandom, weightedPicker } from './random.ts';

/** As long as events are kept, so that the longest time that a screen shows is whole. */
const days = 90;

/**
 * Lets people look at the listings of the demo accounts that have a plan, since they joined, and counts it, unless it was
 * done before. The demo accounts must have been loaded before.
 * @returns how many events were added
 */
export async function loadDemoEvents(client: Client, now: Date): Promise<number> {
  const accounts = demoAccounts(now).filter(({ plan, paidUntil }) => plan && paidUntil && paidUntil > now);
  const rows = await drizzle({ client, casing })
    .select({ email: users.email, id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.email,
          accounts.map(({ email }) => email),
        ),
        notExists(sql`(select from ${events} where ${events.contactId} = ${users.id})`),
      ),
    );
  const idByEmail = new Map(rows.map(({ email, id }) => [email, id]));
  const random = seededRandom(7);
  await client.query('begin');
  for (const months of [3, 2, 1, 0])
    await client.query(`select open_event_months(($1::date - make_interval(months => $2))::date)`, [
      doualaDay(now),
      months,
    ]);
  let added = 0;
  for (const account of accounts) {
    const userId = idByEmail.get(account.email);
    if (!userId) continue;
    const visits = Array.from({ length: days }, (_, ago) =>
      visitsOf(random, { ...account, userId }, now, days - 1 - ago),
    ).flat();
    const { rows: told } = await client.query('select record_events($1) as added', [JSON.stringify(visits)]);
    added += told[0].added;
  }
  while ((await client.query('select count_listing_days(500) as taken')).rows[0].taken > 0);
  await client.query('select count_searched_days($1)', [doualaDay(now)]);
  await client.query('commit');
  return added;
}

type Owner = Pick<DemoBusiness, 'subcategorySlug' | 'citySlug' | 'plan'> & { userId: string };

const minuteMilliseconds = 60 * 1000;

/** How many people look on a usual day. */
const lookers = { basic: 3, pro: 7, premium: 12 } as const;

/** How many there are to look at one listing: who comes back is no new request. */
const people = 600;

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

/** What happened to somebody's listing on the day that is so many days before `now`: nothing of it later than `now`. */
function visitsOf(random: Random, owner: Owner, now: Date, daysAgo: number): EventRow[] {
  const midnight = startOfDoualaDay(new Date(now.getTime() - daysAgo * dayMilliseconds)).getTime();
  const isSunday = new Date(midnight + dayMilliseconds / 2).getUTCDay() === 0;
  // A listing that more people find every month.
  const usual = lookers[owner.plan ?? 'basic'] * (1.3 - daysAgo / 150) * (isSunday ? 0.5 : 1);
  const count = Math.round(usual * (0.6 + 0.8 * random()));
  return Array.from({ length: count }, () => {
    const at = midnight + (chooseHour(random) * 60 + between(random, 0, 59)) * minuteMilliseconds;
    return visit(random, owner, at);
  })
    .flat()
    .filter(({ happened_at }) => Date.parse(happened_at) < now.getTime());
}

/** One person who finds a listing, and perhaps opens its number, keeps it, or gets in touch. */
function visit(random: Random, { userId, subcategorySlug, citySlug }: Owner, at: number): EventRow[] {
  const number = between(random, 1, people);
  const town = chance(random, 0.6) ? citySlug : chooseOtherTown(random);
  const event = (action: EventAction, minutes: number): EventRow => {
    const happenedAt = new Date(at + minutes * minuteMilliseconds);
    return {
      ...{
        action,
        person: String(number),
        // A browser and a network of their own: else nobody would know that three of a town are three.
        device: String(people + number),
        network: String(2 * people + number),
        day: doualaDay(happenedAt),
        happened_at: happenedAt.toISOString(),
        city_slug: town,
      },
      ...(action === 'search_performed' ? { trade: subcategorySlug ?? undefined } : { contact_id: userId }),
    };
  };
  const events = [event('search_performed', 0), event('profile_view', 1)];
  if (!chance(random, 0.5)) return events;
  events.push(event('contact_reveal', 2));
  if (chance(random, 0.15)) events.push(event('contact_saved', 3));
  if (chance(random, 0.7)) events.push(event(chance(random, 0.75) ? 'whatsapp_click' : 'phone_click', 4));
  return events;
}
