import { type DemoBusiness, demoAccounts } from '@mboalink/db/seed/demo-accounts.ts';
import { demoBusinesses } from '@mboalink/db/seed/demo-businesses.ts';
import { isActive } from '@mboalink/db/seed/load-demo.ts';
import { activeDays } from '@mboalink/shared/day.ts';
import { termsVersion } from '@mboalink/shared/site.ts';
import type { Client } from 'pg';
import { entryTermsReader } from './entry-terms.ts';

export type Loading = { count: number; now: Date; onProgress: (doing: string) => void };

const tables = [
  ...['users', 'consents', 'subscription_entries', 'subscriptions'],
  ...['listings', 'search_entries', 'search_postings'],
];

/**
 * Writes the demo's members into an empty database: the rows and the index that the demo has, without a trigger for each
 * row. Throws where an entry of the index differs from the one that the trigger writes.
 */
export async function loadMany(client: Client, { count, now, onProgress }: Loading): Promise<void> {
  await client.query('begin');
  // Neither triggers nor checks of foreign keys.
  await client.query(`set local session_replication_role = replica; set local work_mem = '256MB'`);
  await stageMembers(client, { count, now, onProgress });
  await withoutIndexes(client, async () => {
    for (const [index, statement] of fill.entries()) {
      onProgress(`table ${index + 1} of ${fill.length}`);
      await client.query(statement);
    }
    onProgress('indexes');
  });
  await client.query(`analyze ${tables.join(', ')}`);
  onProgress('check');
  await checkEntries(client);
  await client.query('drop table staged_members');
  onProgress('counts');
  await client.query('select recount_listings()');
  await client.query('select count_active_members($1::timestamptz - make_interval(days => $2))', [
    now,
    activeDays,
  ]);
  await client.query('commit');
  onProgress('statistics');
  await client.query(`vacuum (analyze) ${tables.join(', ')}, search_terms, listing_counts`);
}

const stagedColumns = `user_id uuid default uuidv7(), search_key integer, name text, email text, whatsapp text,
  user_type text, language text, plan text, trial_ends_at timestamptz, paid_until timestamptz, joined_at timestamptz,
  last_seen_at timestamptz, is_active boolean, slug text, business_name text, description text, keywords text[],
  category_slug text, subcategory_slug text, item_slugs text[], region_slug text, city_slug text, quartier text,
  landmark text, opening_hours jsonb, prices jsonb, name_terms integer[], listed_terms integer[], terms integer[]`;

const membersAtOnce = 5000;

/** Writes all members, with the terms that they are found by, into the table `staged_members`. */
async function stageMembers(client: Client, { count, now, onProgress }: Loading): Promise<void> {
  await client.query(`create unlogged table staged_members (${stagedColumns})`);
  const termsOf = entryTermsReader(client);
  let written = 0;
  const write = async (members: readonly DemoBusiness[]) => {
    const terms = await termsOf(members);
    const rows = members.map((member, index) =>
      inSnakeCase({
        ...{ searchKey: written + index + 1, isActive: isActive(member, now) },
        ...{ ...member, ...terms[index] },
      }),
    );
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await client.query(
      `insert into staged_members (${columns}) select ${columns} from json_populate_recordset(null::staged_members, $1)`,
      [JSON.stringify(rows)],
    );
    written += members.length;
    onProgress(`${written} members`);
  };
  let part: DemoBusiness[] = [...demoAccounts(now)];
  for (const member of demoBusinesses(count, now)) {
    part.push(member);
    if (part.length < membersAtOnce) continue;
    await write(part);
    part = [];
  }
  if (part.length > 0) await write(part);
}

const inSnakeCase = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** Constraints that no foreign key needs, and indexes that belong to no constraint. */
const indexesOfTables = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint as own
  where conrelid = any ($1::regclass[]) and contype in ('p', 'u')
    and not exists (select from pg_constraint where contype = 'f' and confrelid = own.conrelid)
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Does some work while the tables have no indexes, and builds them afterwards. */
async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(indexesOfTables, [tables]);
  for (const { drop } of rows) await client.query(drop);
  await work();
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const { make } of rows) await client.query(make);
}

const checked = 200;

/** The entries of every nth listing with their postings; one scan, as no index leads from a listing to its postings. */
const entriesOf = (nth: number) => `select search_key, city, position, name_position, postings,
    array(select unnest(name_terms) order by 1) as named, array(select unnest(listed_terms) order by 1) as listed,
    array(select unnest(terms) order by 1) as terms
  from search_entries left join (
    select search_key, array_agg((term, band, city, region, position)::text order by term, city) as postings
    from search_postings where search_key % ${nth} = 0 group by search_key) as posted using (search_key)
  where search_key % ${nth} = 0`;

async function checkEntries(client: Client): Promise<void> {
  const { rows: sizes } = await client.query<{ nth: number }>(
    'select greatest(1, max(search_key) / $1::int) as nth from listings',
    [checked],
  );
  const nth = sizes[0]?.nth ?? 1;
  await client.query('savepoint before_check');
  await client.query(`create temporary table loaded as ${entriesOf(nth)}`);
  await client.query(
    `select write_search_entry(listings) from listings where search_key % $1 = 0 and visible_until > now()`,
    [nth],
  );
  const { rows } = await client.query<{ search_key: number }>(
    `(table loaded except ${entriesOf(nth)}) union all (${entriesOf(nth)} except table loaded)`,
  );
  if (rows.length > 0)
    throw new Error(`the index of listing ${rows[0]?.search_key} is not what its trigger writes`);
  await client.query('rollback to before_check');
}

const fill = [
  `insert into users (id, name, email, whatsapp, user_type, language, created_at, last_seen_at)
    select user_id, name, email, whatsapp, user_type, language, joined_at, last_seen_at from staged_members`,
  `insert into consents (user_id, document, version, language, agreed_at)
    select user_id, 'terms', '${termsVersion}', language, joined_at from staged_members`,
  `insert into subscriptions (user_id, plan, trial_ends_at, paid_until, created_at)
    select user_id, plan, trial_ends_at, paid_until, joined_at from staged_members where plan is not null`,
  `insert into subscription_entries (user_id, kind, plan, last_plan, trial_ends_at, paid_until, created_at)
    select user_id, case when paid_until is null then 'trial' else 'carried' end, plan, plan, trial_ends_at, paid_until,
      created_at from subscriptions`,
  `with ordered as materialized (
      select search_key, folded as name_folded, 1024 * dense_rank() over (order by folded collate "C") as name_position
      from staged_members cross join lateral (
        select case when user_type = 'buyer' then '' else plain_words(business_name) end as folded) as own
    ), shown as materialized (
      select search_key,
        case when user_type = 'buyer' then '-infinity' else subscription_visible_until(trial_ends_at, paid_until) end
          as visible_until,
        case when plan is null then 0 when paid_until is null then 1 else plan_weight(plan) end as plan_weight
      from staged_members
    )
    insert into listings (user_id, user_type, slug, business_name, description, keywords, category_slug,
      subcategory_slug, item_slugs, region_slug, city_slug, quartier, landmark, opening_hours, prices, joined_at, visible_until,
      plan_weight, search_key, is_active, name_folded, name_position, page_told_at, short_code)
    select user_id, user_type, slug, business_name, description, keywords, category_slug, subcategory_slug, item_slugs,
      region_slug, city_slug, quartier, landmark, opening_hours, prices, joined_at, visible_until, plan_weight, search_key,
      is_active, name_folded, name_position, joined_at, lpad(to_hex(search_key), 8, 'z')
    from staged_members join ordered using (search_key) join shown using (search_key)`,
  `select setval(pg_get_serial_sequence('listings', 'search_key'), max(search_key)) from listings`,
  `insert into search_entries (search_key, city, position, name_position, name_terms, listed_terms, terms)
    select search_key, coalesce(code, 0), search_position(seldom_answers, plan_weight, listings.is_active, listings.joined_at),
      listings.name_position, name_terms, listed_terms, terms
    from listings join staged_members using (search_key)
    left join search_places on (search_places.region_slug, search_places.city_slug)
      = (listings.region_slug, listings.city_slug)
    where visible_until > now()`,
  'analyze search_terms',
  // A name that an open term has is posted by that alone, as `write_search_entry` does for one listing.
  `insert into search_postings (term, search_key, position, name_position, band, city, region)
    select own.id, search_key, position, name_position, band, city, city / 100
    from search_entries cross join lateral (
      select unnest(name_terms) as term, 1 as band union all select unnest(listed_terms), 2) as has
    join search_terms as own on own.id = has.term
    left join search_terms as opened on opened.kind = open_kind(own.kind, true) and opened.name = own.name
    where own.kind <> 'type' and (opened.id is null or opened.id <> all (name_terms || listed_terms))
    order by 1, 5, 6, 3`,
];
