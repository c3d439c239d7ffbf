import pg from 'pg';
import { expect, it } from 'vitest';
import { insertSellers } from '../factories.ts';
import { repeat, rounds } from '../setup/rounds.ts';
import { addresses } from '../setup/shared-application.ts';

const { connectionString } = addresses;
const { ids } = await insertSellers(12);

const writers = await Promise.all(
  Array.from({ length: 6 }, async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client;
  }),
);

/** Addresses beside the main one, found with the weight of premium. */
const others = JSON.stringify([
  { region: 'littoral', city: 'edea' },
  { region: 'west', city: 'foumban' },
  { region: 'west', city: 'bafoussam' },
]);
const edits = [
  `update listings set plan_weight = 3, other_locations = '${others}' where user_id = $1`,
  `update listings set other_locations = '[{"region": "littoral", "city": "douala"}]' where user_id = $1`,
  `update listings set plan_weight = 1 where user_id = $1`,
  `update listings set category_slug = 'catering-services', subcategory_slug = 'event-caterers' where user_id = $1`,
  `update listings set region_slug = 'west', city_slug = 'bafoussam' where user_id = $1`,
  `update listings set visible_until = '-infinity' where user_id = $1`,
  `update listings set visible_until = now() + interval '9 days' where user_id = $1`,
  `update listings set region_slug = 'littoral', city_slug = 'douala', subcategory_slug = 'plumbers',
    category_slug = 'plumbing-and-water' where user_id = $1`,
];

const countRounds = rounds(10, 400);

it(`counts every listing once, however many edit and count at the same time, in ${countRounds} rounds`, async (context) => {
  await repeat(context, countRounds, async () => {
    await Promise.all(
      writers.map(async (client, index) => {
        for (let step = 0; step < 10; step += 1) {
          const edit = edits[(step + index) % edits.length] ?? '';
          await client.query(edit, [ids[(step * 5 + index) % ids.length]]);
          if (step % 3 === index % 3) await client.query('select apply_listing_changes(7)');
        }
      }),
    );
  });
  // Only what changed while this looks may be missing: other tests write too.
  const client = writers[0];
  await client?.query('begin');
  await client?.query('lock table search_entries in share row exclusive mode');
  await client?.query('select apply_listing_changes(1000000)');
  const counted = async () =>
    (
      await client?.query(
        `select * from listing_counts where kind <> 'active' and listed > 0 order by 1, 2, 3`,
      )
    )?.rows;
  const moved = await counted();
  await client?.query('select recount_listings()');
  expect(moved).toEqual(await counted());
  await client?.query('rollback');
  await Promise.all(writers.map((each) => each.end()));
}, 300_000);
