import { startFreshDatabase } from '@mboalink/db/local/fresh-database.ts';
import { loadCatalogue } from '@mboalink/db/seed/load-catalogue.ts';
import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { expect, it } from 'vitest';
import { loadEvents } from './load-events.ts';

const structure = `select indexdef as made from pg_indexes where schemaname in ('public', 'event_months')
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace in ('public'::regnamespace, 'event_months'::regnamespace) order by 1`;

const counts = 'views, openings, saves, whatsapp_clicks, phone_clicks, email_clicks, clickers';

it('loads events with each index, and counts their days as the job does', async () => {
  const { client, stop } = await startFreshDatabase();
  try {
    await loadCatalogue(client);
    await loadDemo(client, { count: 30, now: new Date() });
    for (const months of [3, 2, 1, 0])
      await client.query('select open_event_months((current_date - make_interval(months => $1))::date)', [
        months,
      ]);
    const before = (await client.query(structure)).rows;
    expect(await loadEvents(client, 2000)).toBeGreaterThan(1800);
    expect((await client.query(structure)).rows).toEqual(before);
    const kept = await client.query(`select listing_id, day, ${counts} from listing_days order by 1, 2`);
    const again = await client.query(
      `select listing_id, day, ${counts} from read_listing_days((select array_agg(listing_id) from listing_days),
        (select array_agg(day) from listing_days)) order by 1, 2`,
    );
    expect(kept.rows.length).toBeGreaterThan(300);
    expect(kept.rows).toEqual(again.rows);
  } finally {
    await stop();
  }
});
