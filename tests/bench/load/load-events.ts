import type pg from 'pg';

/** For how many days events are loaded, as many as are kept at least. */
const daysKept = 89;

const atOnce = 500_000;

/** Searches, looks, openings and taps, as many as in life: few listings have most of them. */
const actions = `case when kind < 40 then 'search_performed' when kind < 70 then 'profile_view' when kind < 85
  then 'contact_reveal' when kind < 93 then 'whatsapp_click' when kind < 97 then 'phone_click' else 'contact_saved' end`;

const events = `insert into events (day, happened_at, action, person, contact_id, trade, city_slug, met_nobody)
  select (at at time zone 'Africa/Douala')::date, at, action, person,
    case when action <> 'search_performed' then listings.user_id end,
    case when action = 'search_performed' then subcategory_slug end, city_slug, action = 'search_performed' and person % 7 = 0
  from (select now() - random() * interval '${daysKept} days' as at, (random() * $2)::bigint as person,
      1 + floor(power(random(), 3) * $3)::int as nth, floor(random() * 100)::int as kind
    from generate_series(1, $1) offset 0) as made
  cross join lateral (select ${actions} as action offset 0) as acted
  join numbered_sellers using (nth) join listings using (user_id)
  on conflict do nothing`;

/** What the job would have counted of the days before today; without it every day of every listing would be due. */
const counted = `insert into listing_days (listing_id, day, views, openings, saves, whatsapp_clicks, phone_clicks, email_clicks,
    clickers, requests)
  select contact_id, day, count(distinct person), count(*) filter (where action = 'contact_reveal'), 0,
    count(*) filter (where action = 'whatsapp_click'), count(*) filter (where action = 'phone_click'), 0, 0, 0
  from events where contact_id is not null and day < current_date group by contact_id, day on conflict do nothing`;

/** Adds so many events of the last three months to a database that has fewer. @returns how many it has */
export async function loadEvents(client: pg.Client, count: number): Promise<number> {
  const stored = async () =>
    Number((await client.query<{ count: string }>('select count(*) from events')).rows[0]?.count);
  const had = await stored();
  if (had >= count * 0.9) return had;
  for (const months of [3, 2, 1, 0])
    await client.query(`select open_event_months((current_date - make_interval(months => $1))::date)`, [
      months,
    ]);
  await client.query(`create temporary table numbered_sellers as
    select user_id, row_number() over (order by md5(user_id::text))::int as nth from listings where user_type <> 'buyer'`);
  await client.query('create unique index on numbered_sellers (nth); ');
  await client.query('analyze numbered_sellers');
  const { rows } = await client.query<{ sellers: number }>(
    'select count(*)::int as sellers from numbered_sellers',
  );
  for (let left = count - had; left > 0; left -= atOnce)
    await client.query(events, [Math.min(left, atOnce), Math.max(1000, count / 20), rows[0]?.sellers]);
  await client.query(counted);
  await client.query('vacuum (analyze) events, listing_days');
  return stored();
}
