import { demoAccounts } from '@mboalink/db/seed/demo-accounts.ts';
import { demoBusinesses } from '@mboalink/db/seed/demo-businesses.ts';
import { activeDays } from '@mboalink/shared/active-days.ts';
import { termsVersion } from '@mboalink/shared/terms.ts';
import pg from 'pg';
import { stageMembers } from './stage-members.ts';
import { withoutIndexes } from './without-indexes.ts';

export type Loading = { count: number; now: Date; onProgress?: (doing: string) => void };

const tables = [
  ...['users', 'consents', 'subscription_entries', 'subscriptions'],
  ...['listings', 'search_entries', 'search_postings'],
];

/**
 * Writes the same members as the demo into an empty database, with the same index of the search, without a trigger for
 * each row: a million of them in minutes. A test compares both ways.
 */
export async function loadMany(connectionString: string, { count, now, onProgress }: Loading): Promise<void> {
  const [client, asking] = await Promise.all([connect(connectionString), connect(connectionString)]);
  try {
    await client.query('begin');
    // No triggers, and no look at the other table for each reference.
    await client.query(`set local session_replication_role = replica; set local work_mem = '256MB'`);
    await stageMembers(client, asking, everybody(count, now), {
      now,
      onProgress: (written) => onProgress?.(`${written} members`),
    });
    await withoutIndexes(client, tables, async () => {
      for (const [index, statement] of fill.entries()) {
        onProgress?.(`table ${index + 1} of ${fill.length}`);
        await client.query(statement);
      }
      await client.query('drop table staged_members');
      onProgress?.('indexes');
    });
    await client.query('select recount_listings()');
    await client.query('select count_active_members($1::timestamptz - make_interval(days => $2))', [
      now,
      activeDays,
    ]);
    await client.query('commit');
    onProgress?.('statistics');
    await client.query(`vacuum (analyze) ${tables.join(', ')}, search_terms, listing_counts`);
  } finally {
    await Promise.all([client.end(), asking.end()]);
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

function* everybody(count: number, now: Date) {
  yield* demoAccounts(now);
  yield* demoBusinesses(count, now);
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
  `with named as materialized (
      select search_key, 1024 * dense_rank() over (order by folded collate "C") as name_position
      from staged_members cross join lateral (
        select case when user_type = 'buyer' then '' else plain_words(business_name) end as folded) as own
    ), shown as materialized (
      select search_key,
        case when user_type = 'buyer' then '-infinity' else subscription_visible_until(trial_ends_at, paid_until) end
          as visible_until,
        case when user_type = 'buyer' then 0 else coalesce(paid_plan_weight(plan, paid_until), 0) end as plan_weight
      from staged_members
    )
    insert into listings (user_id, user_type, slug, business_name, description, keywords, category_slug,
      subcategory_slug, item_slugs, region_slug, city_slug, quartier, landmark, joined_at, visible_until, plan_weight,
      search_key, is_active, name_position, page_told_at, short_code)
    select user_id, user_type, slug, business_name, description, keywords, category_slug, subcategory_slug, item_slugs,
      region_slug, city_slug, quartier, landmark, joined_at, visible_until, plan_weight, search_key, is_active,
      name_position, joined_at, lpad(to_hex(search_key), 8, 'z')
    from staged_members join named using (search_key) join shown using (search_key)`,
  `select setval(pg_get_serial_sequence('listings', 'search_key'), max(search_key)) from listings`,
  `insert into search_entries (search_key, city, position, name_position, name_terms, listed_terms, terms)
    select search_key, coalesce(code, 0), search_position(plan_weight, listings.is_active, listings.joined_at),
      name_position, named, listed, terms
    from listings join staged_members using (search_key)
    left join search_places on (search_places.region_slug, search_places.city_slug)
      = (listings.region_slug, listings.city_slug)
    where visible_until > now()`,
  'analyze search_terms',
  // A name that an open term has is posted by that alone, as `posted_once` says of one listing.
  `insert into search_postings (term, search_key, position, name_position, band, city, region)
    select own.id, search_key, position, name_position, band, city, city / 100
    from search_entries cross join lateral (
      select unnest(name_terms) as term, 1 as band union all select unnest(listed_terms), 2) as has
    join search_terms as own on own.id = has.term
    left join search_terms as opened on opened.kind = open_kind(own.kind, true) and opened.name = own.name
    where own.kind <> 'type' and (opened.id is null or opened.id <> all (name_terms || listed_terms))
    order by 1, 5, 6, 3`,
];
