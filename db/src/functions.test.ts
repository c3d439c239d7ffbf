import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/fresh-database.ts';
import { calls, heldDays, noon } from '../local/function-calls.ts';

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
  write_search_entry: (listing) => expect(listing.named).toEqual(['eleonore']),
  show_listing_of_subscription: (listing) => expect(listing.plan_weight).toBe(1),
  show_new_listing: (listing) => expect(listing.visible_until).toEqual(new Date('2066-12-21T12:00:00Z')),
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
  show_listing_of_case: async () => {
    const visible = () =>
      row(`select visible_until > now() as shown, plan_weight from listings where slug = 'before'`);
    const set = (state: string) => row(`update report_cases set state = $1`, [state]);
    await row(`insert into report_cases (contact_id, state, answered_at) select user_id, 'answered', now() from listings
      where slug = 'before'`);
    const version = () => row(`select xmin, ctid from listings where slug = 'before'`);
    const written = await version();
    await set('told');
    await row(`update report_cases set state = 'answered', answered_at = now()`);
    expect(await version()).toEqual(written);
    expect(await visible()).toEqual({ shown: true, plan_weight: 1 });
    for (const [state, shown] of [
      ['hidden', false],
      ['lapsed', true],
      ['confirmed', false],
      ['dismissed', true],
    ] as const) {
      await set(state);
      expect(await visible()).toEqual({ shown, plan_weight: 1 });
    }
    await row(
      `insert into report_cases (contact_id, state) select contact_id, 'confirmed' from report_cases`,
    );
    expect(await visible()).toEqual({ shown: false, plan_weight: 1 });
    await row(`delete from report_cases where state = 'confirmed'`);
    await set('lapsed');
    expect(await visible()).toEqual({ shown: true, plan_weight: 1 });
  },
  keep_former_trade: async () => {
    const former = () =>
      row(`select string_agg(subcategory_slug || ' ' || town, ', ' order by town) as all from former_trades`);
    const [{ subcategory_slug: trade, city_slug: town }] = [
      await row(`select subcategory_slug, city_slug from listings where slug = 'before'`),
    ];
    await row(`update listings set city_slug = city_slug, description = description where slug = 'before'`);
    expect(await former()).toEqual({ all: null });
    await row(`update listings set city_slug = 'kribi' where slug = 'before'`);
    await row(`update listings set city_slug = $1 where slug = 'before'`, [town]);
    await row(`update listings set city_slug = 'kribi' where slug = 'before'`);
    expect((await former()).all).toBe(`${trade} ${town}, ${trade} kribi`);
    await row(`update listings set city_slug = $1 where slug = 'before'`, [town]);
    const others = (list: object[]) =>
      row(`update listings set other_locations = $1 where slug = 'before'`, [JSON.stringify(list)]);
    await others([{ region: 'c', city: 'other' }]);
    await others([]);
    expect((await former()).all).toBe(`${trade} c/other, ${trade} ${town}, ${trade} kribi`);
  },
  answer_case: async () => {
    const state = async () => (await row(`select state from report_cases`)).state;
    const told = () => row(`update report_cases set state = 'told'`);
    await told();
    await row(`update listings set description = description, visible_until = visible_until, opened_by = 3`);
    expect(await state()).toBe('told');
    for (const correction of [
      `description = 'Sur mesure'`,
      `prices = '[{"label": "Ourlet", "fromXaf": 500}]'`,
      `opening_hours = '{"mon": [["08:00", "18:00"]]}'`,
      `item_slugs = '{hems}'`,
      `keywords = '{ourlet}'`,
      `profile_picture = repeat('a', 32)`,
      `quartier = 'Akwa'`,
      `landmark = 'Face au pont'`,
      `other_locations = '[{"region": "c", "city": "e"}]'`,
      `languages = '{fr}'`,
    ]) {
      await told();
      await row(`update listings set ${correction} where slug = 'before'`);
      expect(await state(), correction).toBe('answered');
    }
    await row(`update listings set keywords = '{couture}', item_slugs = '{}', quartier = null, landmark = null,
      other_locations = '[]' where slug = 'before'`);
  },
  keep_number_change: async () => {
    const changed = () =>
      row(`select number_changed_at is not null as changed from listings where slug = 'after'`);
    expect(await changed()).toEqual({ changed: false });
    await row(`update users set whatsapp = '+237670000008' where email = 'after@demo.mboalink.cm'`);
    expect(await changed()).toEqual({ changed: true });
  },
  remove_search_entry: async () => {
    const left = () =>
      row(`select (select count(*)::int from search_entries) as entries,
        (select count(distinct search_key)::int from search_postings) as indexed`);
    expect(await left()).toEqual({ entries: 2, indexed: 2 });
    await row(`update listings set visible_until = '-infinity' where slug = 'after'`);
    expect(await left()).toEqual({ entries: 1, indexed: 1 });
  },
  remove_search_postings: async () => {
    await row(`delete from lost_terms`);
    await row(`update listings set keywords = '{retouche}' where slug = 'before'`);
    const posted = `select array_agg(name order by name) as names from search_postings join search_terms on id = term
      where kind = 'word'`;
    expect(await row(posted)).toEqual({ names: ['eleonore', 'retouche'] });
  },
  log_lost_terms: async () => {
    const lost = `select array(select name from search_terms where id = any (terms)) as names from lost_terms`;
    expect(await rows(lost)).toEqual([{ names: ['couture'] }]);
  },
  drop_unused_terms: async () => {
    const known = () =>
      rows(`select name from search_terms where kind = 'word' and name in ('couture', 'eleonore', 'retouche')
        order by name`);
    expect(await known()).toHaveLength(3);
    await row(`insert into lost_terms (terms) select array_agg(id) from search_terms where kind = 'word'`);
    await row(`select drop_unused_terms(1000)`);
    expect(await known()).toEqual([{ name: 'eleonore' }, { name: 'retouche' }]);
    expect(await rows(`select from lost_terms`)).toEqual([]);
  },
  log_listing_change: async () => {
    expect(await row(`select sum(change)::int as left from listing_changes`)).toEqual({ left: 1 });
    const [{ last }] = await rows(`select max(id) as last from listing_changes`);
    const edit = (columns: string) => row(`update listings set ${columns} where slug = 'before'`);
    await edit(`keywords = '{couture}', description = 'Rideaux'`);
    await edit(`subcategory_slug = 'e', keywords = '{}'`);
    await edit(`subcategory_slug = 'b', keywords = '{couture}'`);
    const logged = await rows(
      `select change, array(select name from search_terms where id = any (terms)) as names from listing_changes
        where id > $1 order by id`,
      [last],
    );
    expect(logged).toEqual([
      { change: -1, names: ['b'] },
      { change: 1, names: ['e'] },
      { change: -1, names: ['e'] },
      { change: 1, names: ['b'] },
    ]);
  },
  has_room: async () => {
    const room = (at: string) => row(`select has_room('chez eleonore', ${at}) as room`);
    expect(await row(`select has_room(name_folded, name_position) as room from listings limit 1`)).toEqual({
      room: true,
    });
    await row(`update listings set business_name = 'Chez Éléonore et filles' where slug = 'after'`);
    const other = `(select name_position from listings where slug = 'after')`;
    expect(await room(`${other} - 1`)).toEqual({ room: true });
    expect(await room(other)).toEqual({ room: false });
    expect(await room(`${other} + 1`)).toEqual({ room: false });
  },
  spread_names: async () => {
    await row(`update listings set name_position = 7`);
    expect(await row(`select spread_names('chez eleonore') as spread`)).toEqual({ spread: true });
    const places = `select slug, has_room(name_folded, name_position) as room,
      (select array_agg(distinct posting.name_position) from search_postings as posting
        where posting.search_key = listings.search_key) = array[name_position] as posted
      from listings order by name_position`;
    expect(await rows(places)).toEqual([
      { slug: 'before', room: true, posted: true },
      { slug: 'after', room: true, posted: null },
    ]);
  },
  check_placed_names: async () => {
    await row(`update listings set name_position = 7`);
    await row(`select check_placed_names(1000)`);
    const left =
      await row(`select count(distinct name_position)::int as places, (select count(*)::int from placed_names)
      as waiting from listings`);
    expect(left).toEqual({ places: 2, waiting: 0 });
  },
  move_listing_counts: async () => {
    await row(`select move_listing_counts(1000)`);
    expect(await counts()).toEqual({ listed: 1, waiting: 0 });
  },
  recount_listings: async () => {
    await row(`update listing_counts set listed = 7`);
    await row(`select recount_listings()`);
    expect(await counts()).toEqual({ listed: 1, waiting: 0 });
  },
  count_active_members: async () => {
    await row(`select count_active_members(now() - interval '1 hour')`);
    expect(await row(`select listed from listing_counts where kind = 'active'`)).toEqual({ listed: 2 });
  },
  take_short_name: async () => {
    const take = (who: string, name: string) =>
      row(`select take_short_name(id, '${name}', ${noon} - interval '1 year') as taken from users
        where email = '${who}@demo.mboalink.cm'`);
    await row(`update subscriptions set paid_until = ${noon}`);
    expect(await take('before', 'eleonore1')).toEqual({ taken: true });
    expect(await take('after', 'eleonore1')).toEqual({ taken: false });
    expect(await take('before', 'eleonore2')).toEqual({ taken: true });
    expect(await rows(`select name, is_current from short_names order by name`)).toEqual([
      { name: 'eleonore1', is_current: false },
      { name: 'eleonore2', is_current: true },
    ]);
    const held = `held_until = ${noon} - interval '1 year' + ${heldDays}`;
    expect(await row(`select ${held} as held from short_names where not is_current`)).toEqual({ held: true });
    for (let former = 2; former <= shortNameLimits.former; former += 1) {
      expect(await take('before', `eleonore${former + 1}`)).toEqual({ taken: true });
    }
    expect(await take('before', 'another')).toEqual({ taken: false });
  },
  hold_short_name: async () => {
    const held = () =>
      row(`select held_until = ${noon} + interval '30 days' + ${heldDays} as while_paid,
        abs(extract(epoch from held_until - now() - ${heldDays}))::int < 60 as from_now
        from short_names where is_current`);
    expect(await held()).toEqual({ while_paid: true, from_now: false });
    await row(`update subscriptions set plan = 'basic'`);
    expect(await held()).toEqual({ while_paid: false, from_now: true });
    const followed = `plan = 'basic', premium_until = ${noon} + interval '27 days'`;
    await row(`update subscriptions set ${followed}, paid_until = ${noon} + interval '60 days'`);
    expect(await held()).toEqual({ while_paid: true, from_now: false });
    await row(`update subscriptions set plan = 'premium', premium_until = null, paid_until = ${noon}`);
    expect(await held()).toEqual({ while_paid: true, from_now: false });
  },
  drop_repeated_location: async () => {
    const other = (quartier: string) => ({ region: 'c', city: 'd', quartier, landmark: null });
    const set = (columns: string, ...values: unknown[]) =>
      row(`update listings set ${columns} where slug = 'before' returning other_locations as others`, values);
    const before = [other('Akwa'), other('Élan'), other('Bali')];
    await set(`other_locations = $1`, JSON.stringify(before));
    expect(await set(`quartier = 'elan'`)).toEqual({ others: [other('Akwa'), other('Bali')] });
    await set(`quartier = null, other_locations = '[]'`);
    await expect(set(`opening_hours = '{"mon": []}'`)).rejects.toMatchObject({ code: '23514' });
  },
  found_locations: async () => {
    const places = () =>
      rows(`select found.city from listings, found_locations(listings) as found where slug = 'before'
        order by found.city`);
    await row(`update listings set other_locations = '[{"region": "c", "city": "e"}]'`);
    await row(`update subscriptions set plan = 'pro'`);
    expect(await places()).toEqual([{ city: 'd' }]);
    await row(`update subscriptions set plan = 'premium', paid_until = ${noon}`);
    expect(await places()).toEqual([{ city: 'd' }, { city: 'e' }]);
    await row(`update subscriptions set paid_until = null`);
  },
  follow_ledger: async () => {
    await row(`insert into subscription_entries (user_id, kind, plan, last_plan, trial_ends_at, cancelled_at)
      select id, 'cancelled', 'pro', 'pro', ${noon}, now() from users where email = 'before@demo.mboalink.cm'`);
    expect(
      await row(`select plan, paid_until, trial_ends_at = ${noon} as trial, cancelled_at is not null as cancelled
      from subscriptions where cancelled_at is not null`),
    ).toEqual({
      plan: 'pro',
      paid_until: null,
      trial: true,
      cancelled: true,
    });
  },
  bring_what_was_paid: async () => {
    await row(`insert into payments (tx_ref, user_id, plan, amount, provider, mode, expires_at)
      select gen_random_uuid(), id, 'premium', 9000, 'campay', 'hosted', ${noon} from users
      where email = 'before@demo.mboalink.cm'`);
    expect(await rows(`select from receipts`)).toEqual([]);
    await row(`update payments set state = 'succeeded', succeeded_at = '2066-12-31T23:30Z'`);
    expect(await row(`select year, serial from receipts`)).toEqual({ year: 2067, serial: 1 });
    expect(
      await row(`select plan, cancelled_at, paid_until = timestamptz '2066-12-31T23:30Z' + interval '30 days' as paid
      from subscriptions where user_id = (select user_id from payments)`),
    ).toEqual({ plan: 'premium', cancelled_at: null, paid: true });
  },
  buy_plan: async () => {
    const buy = () => row(`select buy_plan(user_id, 'premium', tx_ref, succeeded_at, 60) from payments`);
    const entries = () => rows(`select kind, seconds from subscription_entries where tx_ref is not null`);
    expect(await entries()).toEqual([{ kind: 'paid', seconds: 2_592_000 }]);
    await expect(buy()).rejects.toMatchObject({ constraint: 'subscription_entries_tx_ref_key' });
  },
  buy_pass: async () => {
    await row(`select buy_pass(user_id, 'week', tx_ref, succeeded_at) from payments`);
    expect(await row(`select kind, reveals from passes`)).toEqual({ kind: 'week', reveals: 50 });
  },
  use_pass: async () => {
    await row(`update passes set used = 49`);
    const open = (viewer: string) =>
      row(`insert into reveals (viewer_id, contact_id, day, pass_tx_ref)
        select users.id, uuidv7(), now(), tx_ref from passes, users where email = '${viewer}@demo.mboalink.cm'`);
    await expect(open('after')).rejects.toMatchObject({ constraint: 'passes_own' });
    await open('before');
    await expect(open('before')).rejects.toMatchObject({ constraint: 'passes_used' });
  },
  note_payment_move: async () => {
    expect(await rows(`select source, state from payment_events order by id`)).toEqual([
      { source: 'create', state: 'created' },
      { source: 'create', state: 'succeeded' },
    ]);
  },
  keep_payment: async () => {
    for (const change of [`amount = 1`, `plan = 'pro'`, `state = 'failed', succeeded_at = null`]) {
      await expect(row(`update payments set ${change}`), change).rejects.toMatchObject({
        constraint: 'payments_kept',
      });
    }
  },
  forget_payer: async () => {
    const payer = () => row(`select mode, phone_hash, phone_end from payments where operator = 'mtn'`);
    await row(`insert into payments (tx_ref, user_id, plan, amount, provider, mode, operator, phone_hash, phone_end, expires_at)
      select gen_random_uuid(), id, 'pro', 6000, 'campay', 'direct', 'mtn', 'h', '07', ${noon} from users
      where email = 'after@demo.mboalink.cm'`);
    expect(await payer()).toEqual({ mode: 'direct', phone_hash: 'h', phone_end: '07' });
    await row(`update payments set user_id = null`);
    expect(await payer()).toEqual({ mode: 'direct', phone_hash: null, phone_end: null });
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
  posted_once: async () => {
    const set = (columns: string) => row(`update listings set ${columns} where slug = 'before'`);
    await set(`page_told_at = now(), keywords = '{retouche,5060 ourlets}'`);
    expect(
      await rows(`select kind, name from search_postings join search_terms on id = term
        join listings using (search_key) where slug = 'before' and kind ~ '(all|type|word)$' order by kind, name`),
    ).toEqual([
      { kind: 'open-all', name: 'all' },
      { kind: 'open-word', name: 'eleonore' },
      { kind: 'open-word', name: 'ourlet' },
      { kind: 'open-word', name: 'retouche' },
      { kind: 'word', name: '5060' },
    ]);
  },
  posted_terms: async () => {
    const posted = (kind: string, isOpen: boolean) =>
      rows(`select kind, name from search_terms
        where id = any (posted_terms(known_term_ids('${kind}', '{5060,ourlet,couture}'), ${isOpen})) order by kind, name`);
    const ofVisitors = [{ kind: 'open-word', name: 'ourlet' }];
    expect(await posted('open-word', true)).toEqual(ofVisitors);
    const ofMembers = [
      { kind: 'word', name: '5060' },
      { kind: 'word', name: 'couture' },
    ];
    expect(await posted('word', true)).toEqual(ofMembers);
    expect(await posted('word', false)).toEqual([...ofVisitors, ...ofMembers]);
  },
};

const counts = () =>
  row(`select (select listed from listing_counts where place = 0 and kind = 'subcategory') as listed,
    (select count(*)::int from listing_changes) as waiting`);

describe('a migrated database', () => {
  it('has no function that is called by none of these tests', async () => {
    const { rows } = await database.client.query(`select distinct proname from pg_proc
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
