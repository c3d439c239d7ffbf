import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** For how many days events are loaded, as many as are kept at least. */
const daysKept = 89;

const atOnce = 2_000_000;

/** Searches, looks, openings and taps, as many as in life: few listings have most of them. */
const actions = `case when kind < 40 then 'search_performed' when kind < 70 then 'profile_view' when kind < 85
  then 'contact_reveal' when kind < 93 then 'whatsapp_click' when kind < 97 then 'phone_click' else 'contact_saved' end`;

/** Those of the last thirty days have their words, and by which browser and network they came. */
const teaches = `action = 'search_performed' and at > now() - interval '29 days'`;

const events = `insert into events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, met_nobody,
    word_hashes)
  select (at at time zone 'Africa/Douala')::date, at, action, person,
    case when ${teaches} then person end, case when ${teaches} then person / 10 end,
    case when action <> 'search_performed' then user_id end,
    case when action = 'search_performed' then subcategory_slug end, city_slug, action = 'search_performed' and person % 7 = 0,
    case when ${teaches} then array[person % 50000] else '{}' end
  from (select now() - random() * interval '${daysKept} days' as at, (random() * $2)::bigint as person,
      1 + floor(power(random(), 3) * $3)::int as nth, floor(random() * 100)::int as kind
    from generate_series(1, $1) offset 0) as made
  cross join lateral (select ${actions} as action offset 0) as acted
  join numbered_sellers using (nth)`;

/** Each counts once a day, as the key says that is away meanwhile. */
const twice = `delete from events using (
    select tableoid as part, ctid as at, row_number() over (partition by contact_id, day, person, action) as nth
    from events where contact_id is not null) as same
  where events.tableoid = part and events.ctid = at and nth > 1`;

/** What the job would have counted of the days before today; without it every day of every listing would be due. */
const counted = `insert into listing_days (listing_id, day, views, openings, saves, whatsapp_clicks, phone_clicks, email_clicks,
    clickers, requests)
  select contact_id, day, count(*) filter (where looks > 0), sum(openings), sum(saves), sum(whatsapp), sum(phone), 0,
    count(*) filter (where whatsapp + phone > 0), count(*) filter (where whatsapp + phone > 0)
  from (select contact_id, day, count(*) filter (where action <> 'contact_saved') as looks,
      count(*) filter (where action = 'contact_reveal') as openings, count(*) filter (where action = 'contact_saved') as saves,
      count(*) filter (where action = 'whatsapp_click') as whatsapp, count(*) filter (where action = 'phone_click') as phone
    from events where contact_id is not null and day < current_date group by contact_id, day, person) as visit
  group by contact_id, day`;

/**
 * Adds so many events of the last three months to a database that has fewer, without looking at keys and references for each.
 * @returns how many it has
 */
export async function loadEvents(client: pg.Client, count: number): Promise<number> {
  const stored = async () =>
    Number((await client.query<{ count: string }>('select count(*) from events')).rows[0]?.count);
  const had = await stored();
  if (had >= count * 0.9) return had;
  for (const months of [3, 2, 1, 0])
    await client.query(`select open_event_months((current_date - make_interval(months => $1))::date)`, [
      months,
    ]);
  await client.query('begin');
  await client.query(`set local session_replication_role = replica; set local work_mem = '1GB'`);
  const sellers = await numberSellers(client);
  await client.query('delete from listing_days');
  await withoutIndexes(client, ['events', 'listing_days'], async () => {
    for (let left = count - had; left > 0; left -= atOnce)
      await client.query(events, [Math.min(left, atOnce), Math.max(1000, count / 20), sellers]);
    await client.query(twice);
    await client.query(counted);
  });
  await client.query('commit');
  await client.query('vacuum (analyze) events, listing_days');
  return stored();
}

/** In an order that nothing else goes by. @returns how many there are */
async function numberSellers(client: pg.Client): Promise<number> {
  await client.query(`create temporary table numbered_sellers on commit drop as
    select user_id, subcategory_slug, city_slug, row_number() over (order by md5(user_id::text))::int as nth
    from listings where user_type <> 'buyer'`);
  await client.query('analyze numbered_sellers');
  const { rows } = await client.query<{ sellers: number }>(
    'select count(*)::int as sellers from numbered_sellers',
  );
  return rows[0]?.sellers ?? 0;
}
