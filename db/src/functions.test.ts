import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/fresh-database.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

async function row(text: string, values: unknown[] = []) {
  return (await database.client.query(text, values)).rows[0];
}

const noon = "'2026-11-21T12:00:00Z'::timestamptz";

const calls: Record<string, [call: string, answer: unknown]> = {
  fold: [`fold('Élève ŒUVRE')`, 'eleve oeuvre'],
  to_search_words: [`to_search_words('Plombiers', 'A') @@ to_tsquery('mboalink_fr', 'plombier')`, true],
  to_search_query: [`to_search_words('Écoles', 'A') @@ to_search_query('ecole')`, true],
  listing_rank: [
    `listing_rank(2::smallint, ${noon}) > listing_rank(1::smallint, ${noon} + interval '9 years')`,
    true,
  ],
  subscription_visible_until: [
    `subscription_visible_until(${noon}, ${noon} - interval '9 days') = ${noon}`,
    true,
  ],
  mailbox_of: [`mailbox_of('A.b+shop@Gmail.com')`, 'ab@gmail.com'],
  plan_weight: [`plan_weight('premium')::int`, 3],
  paid_plan_weight: [`paid_plan_weight('premium', ${noon})::int`, 3],
};

/** What each trigger's function keeps, of a seller who is written as a registration writes them. */
const kept: Record<string, (listing: Record<string, unknown>) => void> = {
  gather_listing_words: (listing) => {
    expect(listing.name_folded).toBe('chez eleonore');
    expect(listing.search_words).toMatch(/'couture':\d+B/);
  },
  rank_listing: (listing) => expect(Number(listing.rank)).toBeGreaterThan(1e14),
  show_listing_of_subscription: (listing) => expect(listing.plan_weight).toBe(1),
  show_new_listing: (listing) => expect(listing.visible_until).toEqual(new Date('2026-12-21T12:00:00Z')),
};

/** What each trigger's function does when something is changed that it watches. */
const done: Record<string, () => Promise<void>> = {
  show_listing_of_user: async () => {
    const visible = () =>
      row(`select visible_until > '-infinity' as shown, plan_weight from listings where slug = 'before'`);
    const set = (value: string) =>
      row(`update users set deleted_at = ${value} where email = 'before@demo.mboalink.cm'`);
    await set('now()');
    expect(await visible()).toEqual({ shown: false, plan_weight: 1 });
    await set('null');
    expect(await visible()).toEqual({ shown: true, plan_weight: 1 });
  },
  refuse_held_identity: async () => {
    await row(`insert into email_changes (user_id, old_email, new_email, old_whatsapp, undo_until)
      select id, 'held@demo.mboalink.cm', email, '+237670000009', now() + interval '1 hour'
      from users where email = 'before@demo.mboalink.cm'`);
    const take = (column: string, value: string, who: string) =>
      row(`update users set ${column} = '${value}' where email = '${who}@demo.mboalink.cm'`);
    const others = take('email', 'held@demo.mboalink.cm', 'after');
    await expect(others).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key' });
    const spelledAnew = take('email', 'held+shop@demo.mboalink.cm', 'after');
    await expect(spelledAnew).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key' });
    const number = take('whatsapp', '+237670000009', 'after');
    await expect(number).rejects.toMatchObject({ code: '23505', constraint: 'users_whatsapp_key' });
    await take('whatsapp', '+237670000009', 'before');
    await row(`update email_changes set undone_at = now()`);
    await take('email', 'held@demo.mboalink.cm', 'after');
  },
};

describe('a migrated database', () => {
  it('has no function that is called by none of these tests', async () => {
    const { rows } = await database.client.query(`select proname from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
    const names = rows.map(({ proname }) => proname).sort();
    expect(names).toEqual([...Object.keys(calls), ...Object.keys(kept), ...Object.keys(done)].sort());
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
    const listing = await row('select * from listings where user_id = $1', [id]);
    for (const check of Object.values(kept)) check(listing);
  });

  it.each(Object.entries(done))('does what %s is for', (_, check) => check());
});
