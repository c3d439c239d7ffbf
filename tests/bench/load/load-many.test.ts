import { startFreshDatabase } from '@mboalink/db/local/fresh-database.ts';
import { loadCatalogue } from '@mboalink/db/seed/load-catalogue.ts';
import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { loadMany } from './load-many.ts';

const count = 400;
const now = new Date();

/** Terms by their names: their numbers differ. Where names stand in the alphabet, not by which number. */
const content = `select slug, listings.user_type, visible_until, plan_weight, listings.is_active, entry.city, entry.position,
    rank() over (order by listings.name_position) as name_order,
    (select array_agg(kind || ' ' || name order by kind, name) from search_terms where id = any (name_terms)) as named,
    (select array_agg(kind || ' ' || name order by kind, name) from search_terms where id = any (listed_terms)) as listed,
    (select array_agg(kind || ' ' || name order by kind, name) from search_terms where id = any (terms)) as terms,
    (select array_agg(posted order by posted) from (
      select concat_ws(' ', kind, name, band, posting.city, region, posting.position) as posted
      from search_postings as posting join search_terms on id = term
      where posting.search_key = listings.search_key) as postings) as postings
  from listings left join search_entries as entry using (search_key) order by slug`;

/** Each subscription is what its newest entry says. */
const entries = `select email, kind, entry.plan, last_plan, entry.trial_ends_at, entry.paid_until, entry.created_at
  from subscription_entries as entry join subscriptions as now on now.user_id = entry.user_id
    and (now.plan, now.trial_ends_at) = (last_plan, entry.trial_ends_at)
    and now.paid_until is not distinct from entry.paid_until
  join users on users.id = entry.user_id order by email`;

const structure = `select indexdef as made from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace order by 1`;

async function loaded(load: (client: Client) => Promise<unknown>) {
  const { client, stop } = await startFreshDatabase();
  try {
    await loadCatalogue(client);
    const before = (await client.query(structure)).rows;
    await load(client);
    return {
      content: (await client.query(content)).rows,
      before,
      after: (await client.query(structure)).rows,
      accounts: (await client.query('select email, whatsapp, created_at from users order by email')).rows,
      counts: (await client.query('select * from listing_counts order by place, kind, name')).rows,
      subscriptions: (await client.query('select plan, paid_until from subscriptions order by 1, 2')).rows,
      entries: (await client.query(entries)).rows,
    };
  } finally {
    await stop();
  }
}

it('writes what the demo writes row by row, and makes every index and constraint again', async () => {
  const oneByOne = await loaded((client) => loadDemo(client, { count, now }));
  const many = await loaded((client) =>
    loadMany(
      `postgresql://${client.user}:${client.password}@${client.host}:${client.port}/${client.database}`,
      {
        count,
        now,
      },
    ),
  );
  expect(many.content).toHaveLength(oneByOne.content.length);
  expect(many.content).toEqual(oneByOne.content);
  expect(many.counts).toEqual(oneByOne.counts);
  expect(many.counts.length).toBeGreaterThan(500);
  expect(many.accounts).toEqual(oneByOne.accounts);
  expect(many.subscriptions).toEqual(oneByOne.subscriptions);
  expect(many.entries).toEqual(oneByOne.entries);
  expect(many.entries).toHaveLength(many.subscriptions.length);
  expect(many.after).toEqual(many.before);
});
