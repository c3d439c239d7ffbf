import { pick, seededRandom } from '@mboalink/db/seed/random.ts';
import type { Client } from 'pg';
import lines from '../relevance/need-lines.json' with { type: 'json' };

/** How many open needs the directory holds. */
const openNeeds = 100_000;

/**
 * Writes open needs of the last two days into a directory that has none: each of the trade and town of a listing, sent to up
 * to five sellers there, of whom up to four answered.
 */
export async function loadNeeds(client: Client): Promise<void> {
  const { rows } = await client.query('select from needs limit 1');
  if (rows.length > 0) return;
  await client.query('begin');
  await client.query('select setseed(0.39)');
  for (const statement of fill) await client.query(statement);
  await client.query('commit');
  await client.query('vacuum (analyze) needs, need_sellers, need_answers');
}

const fill = [
  `create temporary table town_sellers on commit drop as
    select subcategory_slug, city_slug, array_agg(user_id order by random()) as sellers
    from listings where visible_until > now() and user_type <> 'buyer' group by 1, 2`,
  'create index on town_sellers (subcategory_slug, city_slug)',
  'analyze town_sellers',
  `insert into needs (buyer_id, text, category_slug, subcategory_slug, region_slug, city_slug, quartier, created_at, ends_at)
    select user_id, 'il me faut quelqu’un', category_slug, subcategory_slug, region_slug, city_slug, quartier,
      now() - ago, now() + interval '48 hours' - ago
    from (select *, random() * interval '46 hours' as ago from listings
      where user_type <> 'buyer' order by random() limit ${openNeeds}) as drawn`,
  `insert into need_sellers (need_id, seller_id, ring, sent_at)
    select needs.id, seller, 'town', created_at from needs join town_sellers using (subcategory_slug, city_slug)
    cross join lateral (select (random() * greatest(0, cardinality(sellers) - 5))::int as first where needs.id is not null) as at
    cross join lateral unnest(sellers[first + 1 : first + 5]) as seller where seller <> buyer_id`,
  `insert into need_answers (need_id, seller_id, place, price_xaf, text, answered_at)
    select need_id, seller_id, row_number() over (partition by need_id), 15000, 'Je peux.', sent_at + interval '10 minutes'
    from need_sellers join (select id as need_id, floor(random() * 5) as answers from needs) as drawn using (need_id)
    where abs(hashtext(seller_id::text || need_id::text)) % 5 < answers`,
];

/** Gives each seller forty people who wrote within a month, and twenty needs to answer. */
export async function loadLeads(client: Client, sellers: readonly string[]): Promise<void> {
  for (const statement of leads) await client.query(statement, [sellers]);
}

const buyers = `select seller, buyer, random() * interval '29 days' as ago from unnest($1::uuid[]) as seller
  cross join lateral (select id as buyer from users tablesample bernoulli (1) where seller is not null limit 40) as drawn`;

const leads = [
  `insert into reveals (viewer_id, contact_id, day, revealed_at)
    select buyer, seller, (now() - ago)::date, now() - ago from (${buyers}) as drawn on conflict do nothing`,
  `insert into connections (user_id, connected_user_id, interaction_type, first_contact_at, last_contact_at)
    select viewer_id, contact_id, 'whatsapp', revealed_at, revealed_at from reveals where contact_id = any ($1)`,
  `insert into need_sellers (need_id, seller_id, ring)
    select id, seller, 'region' from unnest($1::uuid[]) as seller
    cross join lateral (select id from needs where seller is not null and closed_at is null limit 20) as drawn`,
];

/** For each need that is sent its line, one after the other: the same ones each time. */
export function needLines(): () => string {
  const random = seededRandom(39);
  return () => pick(random, lines).line;
}
