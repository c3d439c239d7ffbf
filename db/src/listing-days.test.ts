import { doualaDay } from '@mboalink/shared/day.ts';
import { type EventAction, eventActions } from '@mboalink/shared/insights/event-actions.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/fresh-database.ts';
import { type RawEvent, recount } from '../local/recount.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let database: FreshDatabase;
let listings: string[];

beforeAll(async () => {
  database = await startFreshDatabase();
  const added = await rows(`insert into users (name, email, whatsapp, user_type, language)
    select 'Awa', n || '@counted.test', '+23767000000' || n, 'seller', 'fr' from generate_series(1, 3) as n returning id`);
  listings = added.map(({ id }) => id);
});

afterAll(() => database.stop());

const forget = async () => {
  for (const table of ['events', 'due_listing_days', 'listing_days', 'searched_days'])
    await rows(`delete from ${table}`);
};

beforeEach(forget);

async function rows(text: string, values: unknown[] = []) {
  return (await database.client.query(text, values)).rows;
}

async function connect() {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  return client;
}

type Made = {
  action: EventAction;
  at: number;
  person: number;
  listing: number;
  city?: string;
  trade?: string;
};

/** An event as the Worker writes it. */
const written = ({ action, at, person, listing, city, trade }: Made) => ({
  ...{ action, day: doualaDay(new Date(at)), happened_at: new Date(at).toISOString() },
  ...{ person: String(person), city_slug: city ?? null },
  ...(action === 'search_performed' ? { trade: trade ?? null } : { contact_id: listings[listing] }),
});

const record = (events: readonly Made[], client: pg.Client = database.client) =>
  client.query('select record_events($1) as added', [JSON.stringify(events.map(written))]);

const countSome = async (client: pg.Client = database.client, most = 2) =>
  (await client.query('select count_listing_days($1) as taken', [most])).rows[0].taken;

async function countAll() {
  while ((await countSome(database.client, 50)) > 0);
}

async function rawEvents(): Promise<RawEvent[]> {
  const events = await rows(`select contact_id as "contactId", day::text, person::text, action,
    (extract(epoch from happened_at) * 1000)::float8 as at, city_slug as city, trade from events`);
  return events;
}

/** Each day of a listing as it was counted, beside what its events come to. */
async function comparison() {
  const events = await rawEvents();
  const counted = await rows(`select *, day::text from listing_days`);
  const keys = new Set([
    ...counted.map((row) => `${row.listing_id} ${row.day}`),
    ...events.flatMap(({ contactId, day, action }) =>
      contactId && action !== 'contact_removed' && action !== 'contact_export' ? [`${contactId} ${day}`] : [],
    ),
  ]);
  return [...keys].sort().map((key) => {
    const [listing = '', day = ''] = key.split(' ');
    const row = counted.find((each) => each.listing_id === listing && each.day === day);
    return { key, counted: row && plain(row), recounted: recount(events, listing, day) };
  });
}

type Part = { city: string | null; trade?: string; views: number; marks: number[] };

function plain({ listing_id, day, towns, searches, ...figures }: pg.QueryResultRow) {
  const parts = (list: Part[], keyOf: (part: Part) => unknown[]) =>
    list
      .map((part) => ({ key: JSON.stringify(keyOf(part)), views: part.views, marks: part.marks.length }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
  return {
    ...figures,
    towns: parts(towns, ({ city }) => [city]),
    searches: parts(searches, ({ trade, city }) => [trade, city]),
  };
}

async function expectCounted() {
  for (const { key, counted, recounted } of await comparison()) expect(counted, key).toEqual(recounted);
}

/** Midnight in Douala at the end of a month, of a year and of a leap year's February. */
const midnights = ['2066-11-30T23:00:00Z', '2066-12-31T23:00:00Z', '2068-02-28T23:00:00Z'].map((text) =>
  Date.parse(text),
);

const made = fc.record(
  {
    action: fc.constantFrom(...eventActions, 'search_performed', 'phone_click'),
    at: fc
      .tuple(
        fc.constantFrom(...midnights),
        fc.integer({ min: -60, max: 60 }),
        fc.constantFrom(0, 0, 0, -1, 59, 60, 61),
      )
      .map(([midnight, minutes, days]) => midnight + (days * 24 * 60 + minutes) * 60_000),
    person: fc.integer({ min: 1, max: 4 }),
    listing: fc.constantFrom(0, 0, 1),
    city: fc.constantFrom('douala', 'yaounde'),
    trade: fc.constantFrom('plumbers', 'tailors'),
  },
  { requiredKeys: ['action', 'at', 'person', 'listing'] },
) as fc.Arbitrary<Made>;

it('counts what a recount comes to, whatever the order, repetition and delay of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.array(made, { minLength: 1, maxLength: 12 }), fc.constant('count')), {
        maxLength: 12,
      }),
      async (steps) => {
        await forget();
        for (const step of steps) {
          if (typeof step === 'string') await countSome();
          else await record(step);
        }
        for (const step of steps.toReversed()) if (typeof step !== 'string') await record(step);
        await countAll();
        await expectCounted();
      },
    ),
    { numRuns: process.env.LONG_TESTS === '1' ? 2000 : 60 },
  );
});

const noon = Date.parse('2066-12-10T11:00:00Z');
const tap = (person: number, listing = 0): Made => ({ action: 'phone_click', at: noon, person, listing });

it('counts what was recorded beside it, once that is done', async () => {
  const [one, other] = [await connect(), await connect()];
  await record([tap(1)]);
  await one.query('begin');
  await record([tap(2)], one);
  expect(await countSome()).toBe(0);
  await one.query('commit');
  await countAll();
  await record([tap(3)]);
  await other.query('begin');
  await countSome(other);
  const late = record([tap(4)], one);
  await other.query('commit');
  await late;
  await countAll();
  await expectCounted();
  expect((await rows('select clickers from listing_days'))[0]).toEqual({ clickers: 4 });
  await Promise.all([one.end(), other.end()]);
});

it('says by which search somebody found a listing, also when that is told later', async () => {
  const search = (minutes: number, trade: string): Made => ({
    ...{ action: 'search_performed', at: noon - minutes * 60_000, person: 1, listing: 0 },
    ...{ trade, city: 'douala' },
  });
  const found = async () => {
    await countAll();
    await expectCounted();
    const [{ searches }] = await rows('select searches from listing_days');
    return searches.map(({ trade }: { trade: string }) => trade);
  };
  await record([tap(1), search(31, 'tailors')]);
  expect(await found()).toEqual([]);
  await record([search(30, 'plumbers')]);
  expect(await found()).toEqual(['plumbers']);
  await record([search(1, 'welders')]);
  expect(await found()).toEqual(['welders']);
});

it('counts all that many record while two count', async () => {
  const recorders = await Promise.all(Array.from({ length: 4 }, connect));
  const counters = await Promise.all(Array.from({ length: 2 }, connect));
  let isOver = false;
  const counting = counters.map(async (client) => {
    while (!isOver) await countSome(client);
  });
  await Promise.all(
    recorders.map(async (client, first) => {
      for (let each = 0; each < 40; each += 1)
        await record([tap(first * 100 + each, each % 3), tap(first * 100 + each, (each + 1) % 3)], client);
    }),
  );
  isOver = true;
  await Promise.all(counting);
  await countAll();
  await expectCounted();
  const [{ clickers }] = await rows('select sum(clickers)::int as clickers from listing_days');
  expect(clickers).toBe(320);
  await Promise.all([...recorders, ...counters].map((client) => client.end()));
});

it('leaves whoever is being erased, and counts nothing of whoever was', async () => {
  const client = await connect();
  await record([tap(1, 2), tap(1)]);
  await client.query('begin');
  await client.query('delete from users where id = $1', [listings[2]]);
  await countSome();
  expect(await rows('select listing_id from listing_days')).toEqual([{ listing_id: listings[0] }]);
  await client.query('commit');
  await client.end();
  await countAll();
  expect(await rows('select from due_listing_days')).toEqual([]);
  expect(await rows('select listing_id from listing_days')).toEqual([{ listing_id: listings[0] }]);
});

it('keeps what was counted when the events are gone, for thirteen months', async () => {
  const past = `date_trunc('month', current_date)::date - 100`;
  await rows(
    `insert into listing_days (listing_id, day, views, openings, saves, whatsapp_clicks, phone_clicks, email_clicks,
      clickers, requests) select $1, day, 7, 0, 0, 0, 0, 0, 0, 0 from (values (${past}), (current_date - 401)) as days (day)`,
    [listings[0]],
  );
  await rows(`insert into due_listing_days (listing_id, day) values ($1, ${past}), ($1, current_date)`, [
    listings[0],
  ]);
  await countAll();
  expect(await rows('select views from listing_days order by day')).toEqual([{ views: 7 }, { views: 0 }]);
});

it('counts what was looked for in a town, and who met nobody there', async () => {
  const search = (person: number, met_nobody: boolean, day = '2066-12-10') => ({
    ...{ action: 'search_performed', day, happened_at: `${day}T12:00:00Z`, person: String(person) },
    ...{ trade: 'welders', city_slug: 'douala', met_nobody, device: person, network: person },
  });
  const told = [
    search(1, true),
    search(1, true),
    search(2, true),
    search(3, false),
    search(4, true, '2066-12-09'),
  ];
  const tell = (...events: object[]) => rows('select record_events($1)', [JSON.stringify(events)]);
  const counted = async () => {
    await rows(`select count_searched_days('2066-12-10')`);
    return rows(`select day::text, searches, people, unmet_people as unmet, cardinality(unmet_marks) as marks
      from searched_days order by day`);
  };
  await tell(...told, { ...search(9, true), city_slug: null });
  const first = [
    { day: '2066-12-09', searches: 1, people: 1, unmet: 1, marks: 3 },
    { day: '2066-12-10', searches: 4, people: 3, unmet: 2, marks: 6 },
  ];
  expect(await counted()).toEqual(first);
  await tell(search(5, true, '2066-12-09'));
  expect(await counted()).toEqual([{ ...first[0], searches: 2, people: 2, unmet: 2, marks: 6 }, first[1]]);
});

describe('what devices tell', () => {
  beforeAll(async () => {
    const added = await rows(`with people as (insert into users (name, email, whatsapp, user_type, language)
        select 'Awa', n || '@told.test', '+23767100000' || n, 'seller', 'fr' from generate_series(1, 3) as n returning id)
      insert into listings (user_id, user_type, slug, business_name, category_slug, subcategory_slug, region_slug, city_slug)
        select id, 'seller', translate(id::text, '0123456789', 'ghijklmnop'), 'Awa', 'a', 'b', 'c', 'douala' from people
        returning user_id`);
    listings = added.map(({ user_id }) => user_id);
  });

  const three = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value);
  const one = fc.nat(2);
  const told = fc.record({
    action: fc.constantFrom('profile_view', 'profile_view', 'profile_click', 'phone_click'),
    whom: one,
    day: fc.nat(1),
    mark: fc.nat(9),
  });
  const batch = fc.record({
    who: one,
    events: fc.uniqueArray(told, { minLength: 1, maxLength: 6, selector: ({ mark }) => mark }),
  });
  const circumstances = fc.record({
    visible: three(fc.boolean()),
    buyers: three(fc.constantFrom(false, false, true)),
    shown: fc.array(fc.tuple(one, one), { maxLength: 4 }),
    blocks: fc.array(fc.tuple(one, one), { maxLength: 2 }),
  });
  type Circumstances = typeof circumstances extends fc.Arbitrary<infer Each> ? Each : never;
  type Batch = typeof batch extends fc.Arbitrary<infer Each> ? Each : never;

  async function arrange({ visible, buyers, shown, blocks }: Circumstances) {
    await forget();
    for (const table of ['recorded_taps', 'shown_contacts', 'blocks']) await rows(`delete from ${table}`);
    for (const [index, id] of listings.entries()) {
      await rows('update listings set user_type = $2 where user_id = $1', [
        id,
        buyers[index] ? 'buyer' : 'seller',
      ]);
      const until = visible[index] ? 'infinity' : '-infinity';
      await rows('update listings set visible_until = $2 where user_id = $1', [id, until]);
    }
    for (const [who, whom] of shown)
      await rows(
        'insert into shown_contacts (viewer_id, contact_id) values ($1, $2) on conflict do nothing',
        [...[listings[who], listings[whom]]],
      );
    for (const [who, whom] of blocks.filter(([who, whom]) => who !== whom))
      await rows('insert into blocks (user_id, blocked_id) values ($1, $2) on conflict do nothing', [
        ...[listings[who], listings[whom]],
      ]);
  }

  /** Whether it counts: a look at whoever is found, a tap on whoever was shown. */
  const isTaken = (
    { visible, buyers, shown, blocks }: Circumstances,
    who: number,
    event: Batch['events'][number],
  ) => {
    const { action, whom } = event;
    const among = (pairs: [number, number][], from: number, to: number) =>
      pairs.some(([each, other]) => each === from && other === to);
    if (who === whom || among(blocks, who, whom) || among(blocks, whom, who)) return false;
    return action === 'phone_click'
      ? among(shown, who, whom)
      : visible[whom] === true && !(buyers[who] && buyers[whom]);
  };

  const tell = async ({ who, events }: Batch) => {
    const rowsOf = events.map(({ action, whom, day, mark }) => ({
      ...{ action, contact_id: listings[whom], person: String(who + 1) },
      ...{ day: `2066-12-1${day}`, happened_at: `2066-12-1${day}T11:00:00Z` },
      id: `00000000-0000-4000-8000-00000000000${mark}`,
    }));
    const [{ accepted }] = await rows(
      `select record_told_events($1, $2, '2066-12-11T12:00:00Z') as accepted`,
      [...[JSON.stringify(rowsOf), listings[who]]],
    );
    return accepted;
  };

  /** What a batch adds to what counted before, with the marks that were drawn for it. */
  function takenOf(
    of: Circumstances,
    { who, events }: Batch,
    { marks, before }: { marks: Set<string>; before: Set<string> },
  ): string[] {
    const keyOf = ({ whom, action, day }: Batch['events'][number]) =>
      `${listings[whom]} ${who + 1} ${action} ${day}`;
    const possible = events.filter((event) => isTaken(of, who, event) && !marks.has(`${who} ${event.mark}`));
    const added = new Map<string, number>();
    for (const event of possible) {
      const key = keyOf(event);
      if (!before.has(key) && !added.has(key)) added.set(key, event.mark);
    }
    // A mark is kept with what it added, and with nothing else.
    for (const mark of added.values()) marks.add(`${who} ${mark}`);
    return [...added.keys()];
  }

  it('counts whoever is found, each once a day and each mark once, whatever the order, repetition and delay', async () => {
    await fc.assert(
      fc.asyncProperty(circumstances, fc.array(batch, { maxLength: 8 }), async (of, batches) => {
        await arrange(of);
        const marks = new Set<string>();
        let taken = new Set<string>();
        for (const each of [...batches, ...batches.toReversed()]) {
          const before = taken;
          taken = new Set([...before, ...takenOf(of, each, { marks, before })]);
          expect(await tell(each)).toBe(taken.size - before.size);
          if (before.size % 2) await countSome();
        }
        await countAll();
        await expectCounted();
        const kept = (await rawEvents()).map(
          ({ contactId, person, action, day }) => `${contactId} ${person} ${action} ${day.at(-1)}`,
        );
        expect(kept.sort()).toEqual([...taken].sort());
      }),
      { numRuns: process.env.LONG_TESTS === '1' ? 1000 : 40 },
    );
  });
});
