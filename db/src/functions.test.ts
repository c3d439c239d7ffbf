import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/fresh-database.ts';
import { calls, noon } from '../local/function-calls.ts';
import type { Asking, Effects } from '../local/function-effects/asking.ts';
import { contactMarks } from '../local/function-effects/contact-marks.ts';
import { corrections } from '../local/function-effects/corrections.ts';
import { formerTrades } from '../local/function-effects/former-trades.ts';
import { identities } from '../local/function-effects/identities.ts';
import { ledger } from '../local/function-effects/ledger.ts';
import { listedBuyers } from '../local/function-effects/listed-buyers.ts';
import { locations } from '../local/function-effects/locations.ts';
import { namesAndCounts } from '../local/function-effects/names-and-counts.ts';
import { network } from '../local/function-effects/network.ts';
import { payments } from '../local/function-effects/payments.ts';
import { revoked } from '../local/function-effects/revoked.ts';
import { searchIndex } from '../local/function-effects/search-index.ts';
import { searchedWords } from '../local/function-effects/searched-words.ts';
import { shortNames } from '../local/function-effects/short-names.ts';
import { shownListings } from '../local/function-effects/shown-listings.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

async function rows(text: string, values: unknown[] = []) {
  return (await database.client.query(text, values)).rows;
}

async function row(text: string, values: unknown[] = []) {
  return (await rows(text, values))[0];
}

/** What each trigger's function keeps, of a seller who is written as a registration writes them. */
const kept: Record<string, (listing: Record<string, unknown>) => void> = {
  place_name: (listing) => expect(listing.name_folded).toBe('chez eleonore'),
  index_listing: (listing) => expect(listing.is_indexed).toBe(true),
  write_search_entry: (listing) => expect(listing.is_indexed).toBe(true),
  write_seller_entry: (listing) => expect(listing.named).toEqual(['eleonore']),
  show_listing_of_subscription: (listing) => expect(listing.plan_weight).toBe(1),
  show_new_listing: (listing) => expect(listing.visible_until).toEqual(new Date('2066-12-21T12:00:00Z')),
};

const asking: Asking = { row, rows };

/** What each function does when something is changed that it watches, or when it is called: in this order. */
const done: Effects = {
  ...listedBuyers(asking),
  ...shownListings(asking),
  ...formerTrades(asking),
  ...corrections(asking),
  ...searchIndex(asking),
  ...namesAndCounts(asking),
  ...shortNames(asking),
  ...locations(asking),
  ...ledger(asking),
  ...revoked(asking),
  ...payments(asking),
  ...network(asking),
  ...contactMarks(asking),
  ...identities(asking),
  ...searchedWords(asking),
};

describe('a migrated database', () => {
  it('has no function that is called by none of these tests', async () => {
    const { rows } = await database.client.query(`select distinct proname from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
    const names = rows.map(({ proname }) => proname).sort();
    expect(names).toEqual([...Object.keys(calls), ...Object.keys(kept), ...Object.keys(done)].sort());
  });

  it('compiles no statement of a function that says how it is planned, or that reads events', async () => {
    const { rows } = await database.client.query(`select proname from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and (prosrc ~ '\\mevents\\M' or proconfig::text ~ 'plan_cache_mode|enable_|max_parallel')
        and coalesce(not 'jit=off' = any (proconfig), true) order by proname`);
    expect(rows).toEqual([]);
  });

  it.each(Object.entries(calls))('answers %s', async (_, [call, answer]) => {
    expect((await row(`select ${call} as answer`)).answer).toEqual(answer);
  });

  it.each([
    ['before', 'the listing'],
    ['after', 'the listing'],
  ])('keeps what a listing shows in step, with the subscription written %s %s', async (order) => {
    const { id } = await row(
      `insert into users (name, email, whatsapp, user_type, language)
        values ('Éléonore', $1, $2, 'seller', 'fr') returning id`,
      [`${order}@demo.mboalink.cm`, order === 'before' ? '+237670000001' : '+237670000002'],
    );
    const subscribe = () =>
      row(
        `insert into subscriptions (user_id, plan, trial_ends_at)
          values ($1, 'premium', ${noon} + interval '30 days')`,
        [id],
      );
    if (order === 'before') await subscribe();
    await row(
      `insert into listings (user_id, user_type, slug, business_name, keywords, category_slug, subcategory_slug,
        region_slug, city_slug) values ($1, 'seller', $2, 'Chez Éléonore', '{couture}', 'a', 'b', 'c', 'd')`,
      [id, order],
    );
    if (order === 'after') await subscribe();
    const listing = await row(
      `select listings.*, entry is not null as is_indexed,
        array(select name from search_terms where id = any (entry.name_terms)) as named
      from listings left join search_entries as entry using (search_key) where user_id = $1`,
      [id],
    );
    for (const check of Object.values(kept)) check(listing);
  });

  it.each(Object.entries(done))('does what %s is for', (_, check) => check());
});
