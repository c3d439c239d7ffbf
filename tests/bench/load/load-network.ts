import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** As many as one may block. */
const blocks = 200;

/** So many of all listings, none of them new, the same ones for the same data. */
const some = `(select user_id, user_type = 'buyer' as is_buyer, search_key, row_number() over (order by search_key)::int as nth from listings
  where search_key % greatest(1, (select max(search_key) from listings) / $2::int) = 0 and user_id <> $1 limit $2) as one_of`;

const statements = [
  `insert into connections (user_id, connected_user_id, interaction_type, trust_level, note, first_contact_at, last_contact_at)
    select $1, user_id, (array['whatsapp', 'phone', 'email'])[1 + nth % 3], case when nth % 5 = 0 then 'trusted' else 'contact' end,
      case when nth % 10 = 0 then 'Rappeler lundi' end, now() - interval '1 year', now() - nth * interval '1 hour' from ${some}`,
  `insert into connections (user_id, connected_user_id, interaction_type) select user_id, $1, 'phone' from ${some} where nth % 7 = 0
    on conflict do nothing`,
  `insert into saved_contacts (user_id, contact_id, saved_at) select $1, user_id, now() - nth * interval '1 hour' from ${some}`,
  `insert into shown_contacts (viewer_id, contact_id) select $1, user_id from ${some} where nth % 2 = 0 on conflict do nothing`,
  `insert into reveals (viewer_id, contact_id, day, by_buyer) select user_id, $1, current_date - nth % 300, is_buyer from ${some}
    on conflict do nothing`,
];

/** Of each kind, so many rows of everybody, with others all over the country. */
const ofEverybody = 3;

const pairs = `from numbered as own cross join generate_series(1, ${ofEverybody}) as step
  join numbered as other on other.nth = 1 + (own.nth + step * ($1::int / 7 + 1)) % $1`;

const everybody = [
  `insert into connections (user_id, connected_user_id, interaction_type, trust_level)
    select own.user_id, other.user_id, 'whatsapp', case when (own.nth + step) % 5 = 0 then 'trusted' else 'contact' end ${pairs}`,
  `insert into saved_contacts (user_id, contact_id) select own.user_id, other.user_id ${pairs}`,
  `insert into shown_contacts (viewer_id, contact_id) select own.user_id, other.user_id ${pairs}`,
  `insert into reveals (viewer_id, contact_id, day, by_buyer)
    select own.user_id, other.user_id, current_date - own.nth % 300, own.is_buyer ${pairs}`,
];

const tables = ['connections', 'saved_contacts', 'shown_contacts', 'reveals'];

/** Gives everybody some others whom they know, so that whoever knows many stands among them; once in a database. */
export async function knowEachOther(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ members: number; known: number }>(
    'select (select count(*)::int from listings) as members, (select count(*)::int from connections) as known',
  );
  const { members = 0, known = 0 } = rows[0] ?? {};
  if (known > members) return;
  await client.query('begin');
  await client.query(`set local session_replication_role = replica; set local work_mem = '256MB'`);
  await client.query(`create temporary table numbered on commit drop as
    select user_id, user_type = 'buyer' as is_buyer, row_number() over (order by search_key)::int as nth from listings`);
  await client.query(`truncate ${tables.join(', ')}`);
  await withoutIndexes(client, tables, async () => {
    for (const statement of everybody) await client.query(statement, [members]);
  });
  await client.query('commit');
  await client.query(`vacuum (analyze) ${tables.join(', ')}`);
}

/** Gives a member so many of whatever somebody can have of others: far more than most have, and more saved than one may. */
export async function knowMany(client: pg.Client, memberId: string, count: number): Promise<void> {
  for (const statement of statements) await client.query(statement, [memberId, count]);
  // Such lists grow over years, and are vacuumed on the way.
  await client.query('vacuum (analyze) connections, saved_contacts, shown_contacts, reveals');
}

/** Lets a member block as many as they may, and be blocked by as many others. */
export async function blockMany(client: pg.Client, memberId: string): Promise<void> {
  const pair = `case when nth % 2 = 0 then $1 else user_id end, case when nth % 2 = 0 then user_id else $1 end`;
  await client.query(`insert into blocks (user_id, blocked_id) select ${pair} from ${some}`, [
    memberId,
    2 * blocks,
  ]);
  await client.query('analyze blocks');
}
