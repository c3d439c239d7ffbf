import { doualaDay } from '@mboalink/shared/day.ts';
import { and, inArray, notExists, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { casing } from '../src/casing.ts';
import { users } from '../src/schema/accounts.ts';
import { events } from '../src/schema/insights.ts';
import { visitsOf } from './demo/visit.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seededRandom } from './random.ts';

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
