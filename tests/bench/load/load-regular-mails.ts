import type pg from 'pg';
import { searchesOf } from '../calls/search-classes.ts';
import type { Terms } from '../random-terms.ts';

/** One member of so many watches searches. */
const watchesOneOf = 50;

/** So many of the latest listings are new to whoever watches. */
const newListings = 200;

/** Everybody's digest is due, as on Monday morning; a part of all members watch two searches each. */
export async function dueMails(client: pg.Client, terms: Terms): Promise<number> {
  await client.query(
    `update regular_mails set looked_on = current_date - 8, mailed_on = null where looked_on > current_date - 8`,
  );
  const searches = (['medium word', 'sentence', 'three words with a place', 'two words together'] as const)
    .flatMap((name) => searchesOf(name, terms, 250))
    .map(({ search = '' }) => search);
  const watchers = `select user_id, row_number() over ()::int as nth from listings where search_key % ${watchesOneOf} = 0`;
  await client.query(
    `insert into search_alerts (user_id, search, filters, told_up_to)
      select user_id, ($1::text[])[1 + (nth * 2 + also) % cardinality($1)], '{}', (select max(search_key) from listings) - ${newListings}
      from (${watchers}) as watcher, generate_series(0, 1) as also on conflict do nothing`,
    [searches],
  );
  const { rowCount } = await client.query(
    `insert into regular_mails (user_id, kind, looked_on) select user_id, 'searchAlerts', current_date - 8
      from (${watchers}) as watcher on conflict do nothing`,
  );
  await client.query(
    `update search_alerts set told_up_to = (select max(search_key) from listings) - ${newListings}, told_at = null
      where told_at is not null`,
  );
  await client.query('vacuum (analyze) regular_mails, search_alerts');
  return rowCount ?? 0;
}
