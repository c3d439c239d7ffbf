import pg from 'pg';
import type { Member } from '../setup/people.ts';
import { me } from './calls/all-calls.ts';
import { reading } from './calls/reading.ts';
import { paidSeller } from './calls/viewers.ts';
import { type NestedPlans, readNestedPlans } from './database/nested-plans.ts';
import { loadEvents } from './load/load-events.ts';
import type { Call } from './measure.ts';
import { type Bench, measured } from './phases.ts';
import type { CallFigures } from './report.ts';

export type EventFigures = {
  events: number;
  /** With indexes. */
  bytesPerMillion: number;
  /** At ten million events a day. */
  gigabytesOfDay: number;
  /** Of the days of listings that were counted, which stay when events go. */
  gigabytesCounted: number;
  /** Recorded in batches of 50, with the marks, in a second. */
  recordedPerSecond: number;
  /** The days of listings on which something happened within one day, and in how many seconds they are counted. */
  rollUp: { listings: number; seconds: number };
  /** In how many seconds what was looked for today and yesterday is counted. */
  demandSeconds: number;
  calls: CallFigures;
  plans: NestedPlans;
};

/** Loads events and measures what is read of them, as somebody whom many look at. */
export async function measureEvents(
  bench: Bench,
  ownerConnectionString: string,
  count: number,
): Promise<EventFigures> {
  const client = new pg.Client({ connectionString: ownerConnectionString });
  await client.connect();
  try {
    const events = await loadEvents(client, count);
    const seller = await paidSeller(bench.people);
    await giveDays(client, seller.user._id);
    const rollUp = await rollUpOfYesterday(client);
    const demandSeconds = await secondsOf(() => client.query('select count_searched_days(current_date)'));
    const recordedPerSecond = await recordedIn(client);
    const { figures, batches } = await measured(bench, analyticsCalls(seller));
    const plans = await readNestedPlans(ownerConnectionString, batches);
    const sizes = { events, ...(await sizesOf(client, events)) };
    return { ...sizes, recordedPerSecond, rollUp, demandSeconds, calls: figures, plans };
  } finally {
    await client.end();
  }
}

function analyticsCalls(member: Member): Record<string, Call> {
  const read = reading(member);
  return {
    [me]: read('/auth/me'),
    'dashboard, month': read('/analytics/dashboard?timeRange=month'),
    'dashboard, 90 days': read('/analytics/dashboard?timeRange=90days'),
    'profile views, 90 days': read('/analytics/profile-views?timeRange=90days'),
    'towns, 90 days': read('/analytics/geographic?timeRange=90days'),
  };
}

/** As the busiest of all: the days of the listing that most people look at, for half a year, with twenty towns and searches. */
async function giveDays(client: pg.Client, id: string): Promise<void> {
  await client.query(
    `insert into listing_days (listing_id, day, views, openings, saves, whatsapp_clicks, phone_clicks, email_clicks,
        clickers, requests, click_hours, towns, searches)
      select $1, current_date - ago, 90, 30, 5, 20, 10, 5, 30, 10, array_fill(1, '{24}'), parts, parts
      from generate_series(0, 180) as ago, (select jsonb_agg(jsonb_build_object('city', city_slug, 'trade', 'plumbers',
        'views', 3, 'marks', '[1, 20000, 65000, 65537, 80000, 130000, 131073, 150000, 190000]'::jsonb)) as parts from (select distinct city_slug from listings limit 20) as towns)
          as many`,
    [id],
  );
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** All that happened yesterday, as though the job had not come by. */
async function rollUpOfYesterday(client: pg.Client) {
  const { rowCount } = await client.query(`insert into due_listing_days (listing_id, day)
    select distinct contact_id, day from events where contact_id is not null and day = current_date - 1
    on conflict do nothing`);
  const seconds = await secondsOf(async () => {
    while ((await client.query('select count_listing_days(200) as taken')).rows[0].taken > 0);
  });
  return { listings: rowCount ?? 0, seconds };
}

const batches = 200;
const inBatch = 50;

/** Taps of as many people on as many listings, as a device tells them. */
async function recordedIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select user_id as id from listings limit $1', [
    inBatch * 20,
  ]);
  const now = new Date();
  // Nobody who told something the last time: an event that is there already costs less.
  const first = -Math.floor(Math.random() * 1e15);
  const told = Array.from({ length: batches }, (_, batch) =>
    Array.from({ length: inBatch }, (__, at) => ({
      ...{ action: 'profile_click', day: now.toISOString().slice(0, 10), happened_at: now.toISOString() },
      ...{
        person: String(first - batch * inBatch - at),
        contact_id: rows[(batch * 7 + at * 13) % rows.length]?.id,
      },
    })),
  );
  const seconds = await secondsOf(async () => {
    for (const events of told) await client.query('select record_events($1)', [JSON.stringify(events)]);
  });
  return Math.round((batches * inBatch) / seconds);
}

async function sizesOf(client: pg.Client, events: number) {
  const { rows } = await client.query<{ events: string; days: string }>(
    `select sum(pg_total_relation_size(relid)) as events, pg_total_relation_size('listing_days') as days
      from pg_partition_tree('events') where isleaf`,
  );
  const bytesPerMillion = Math.round((Number(rows[0]?.events) / events) * 1_000_000);
  return {
    bytesPerMillion,
    gigabytesOfDay: (10 * bytesPerMillion) / 1e9,
    gigabytesCounted: Number(rows[0]?.days) / 1e9,
  };
}
