import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

beforeEach(async () => {
  await rows('delete from events');
});

async function rows(text: string, values: unknown[] = []) {
  return (await database.client.query(text, values)).rows;
}

const search = (day: string, person = 1) => ({
  ...{ action: 'search_performed', day, happened_at: `${day}T12:00:00Z`, person: String(person) },
  ...{ device: String(person), network: String(person), trade: 'plumbers', city_slug: 'douala' },
});

const record = (...events: object[]) => rows('select record_events($1) as added', [JSON.stringify(events)]);

/** Which partition each event is in, by its day. */
const places = () =>
  rows(`select day::text, (parse_ident(tableoid::regclass::text))[2] as partition from events order by day`);

const months = async () =>
  (
    await rows(`select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'events'::regclass order by 1`)
  ).map(({ relname }) => relname);

it('loses nothing where a month was not opened in time, and brings it in order when it is', async () => {
  await record(search('2070-02-28'), search('2070-03-01'));
  expect(await places()).toEqual([
    { day: '2070-02-28', partition: 'unopened' },
    { day: '2070-03-01', partition: 'unopened' },
  ]);
  await rows(`select open_event_months('2070-02-28')`);
  expect(await places()).toEqual([
    { day: '2070-02-28', partition: 'events_2070_02' },
    { day: '2070-03-01', partition: 'events_2070_03' },
  ]);
});

it('drops what is older than three months and this one, and not what a wrong clock calls old', async () => {
  await rows(`select open_event_months((date_trunc('month', current_date) - interval '5 months')::date)`);
  const [old] = await rows(`select to_char(current_date - interval '4 months', '"events_"YYYY_MM') as old,
    to_char(current_date - interval '3 months', '"events_"YYYY_MM') as kept`);
  expect(await months()).toEqual(expect.arrayContaining([old.old, old.kept]));
  await record(search('2001-01-01'));
  await rows(`select open_event_months(current_date), open_event_months('2199-01-01')`);
  expect(await months()).not.toContain(old.old);
  expect(await months()).toContain(old.kept);
  expect(await places()).toEqual([]);
});

it('keeps for thirty days which words nobody had: of the catalogue, or such as three businesses write', async () => {
  for (const [n, description] of ['xylo', 'xylo', 'xylo rare', 'xylo'].entries())
    await rows(
      `with seller as (insert into users (name, email, whatsapp, user_type, language)
          values ('Awa', $1, $2, 'seller', 'fr') returning id),
        plan as (insert into subscriptions (user_id, plan, trial_ends_at) select id, 'basic', '2066-12-21' from seller)
        insert into listings (user_id, user_type, slug, business_name, description, category_slug, subcategory_slug,
          region_slug, city_slug) select id, 'seller', $1, $3, $4, 'a', 'b', 'littoral', 'douala' from seller`,
      [`missed${n}`, `+23767100000${n}`, n === 3 ? 'Chez Zacharie' : 'Atelier', `${description} zacharie`],
    );
  const missed = ['soudeur', 'xylo', 'rare', 'zacharie', 'inconnu'].map((word) => ({
    ...{ word, is_listed: word === 'soudeur' },
  }));
  const [ages] = await rows(`select (current_date - 32)::text as old, (current_date - 29)::text as kept`);
  await record(
    { ...search(ages.old), missed, quartier: 'akwa' },
    { ...search(ages.kept, 2), missed, quartier: 'akwa' },
    search(ages.kept, 3),
  );
  const kept = () => rows('select quartier, missed_words as words from events order by person');
  const whole = { quartier: 'akwa', words: ['soudeur', 'xylo'] };
  expect(await kept()).toEqual([whole, whole, { quartier: null, words: [] }]);
  await rows('select forget_searched_words(current_date, 100)');
  expect((await kept()).slice(0, 2)).toEqual([{ quartier: null, words: [] }, whole]);
});

it('calls popular what five people looked for from as many browsers and networks', async () => {
  const popular = async () => {
    await rows(`select count_popular_searches('2066-11-30')`);
    return rows('select city_slug, trade, people from popular_searches');
  };
  const people = (count: number, overrides: object = {}) =>
    Array.from({ length: count }, (_, index) => ({ ...search('2066-11-30', index + 1), ...overrides }));
  await record(...people(4), ...people(4));
  expect(await popular()).toEqual([]);
  await record(
    { ...search('2066-11-30', 5), device: '1' },
    { ...search('2066-11-30', 6), device: '1', network: '1' },
  );
  expect(await popular()).toEqual([]);
  await record({ ...search('2066-10-31', 7) }, { ...search('2066-11-30', 8), device: null });
  await record({ ...search('2066-11-30', 10), met_nobody: true });
  expect(await popular()).toEqual([]);
  await record(search('2066-11-01', 9));
  expect(await popular()).toEqual([{ city_slug: 'douala', trade: 'plumbers', people: 5 }]);
});

it('counts the quartiers where searches met nobody, and the words that nobody had, which it forgets in time', async () => {
  const missed = [{ word: 'inox', is_listed: true }];
  const searched = (person: number, change: object) => ({
    ...{ action: 'search_performed', day: '2066-12-10', happened_at: '2066-12-10T12:00:00Z' },
    ...{ person: String(person), device: person, network: person, trade: 'welders', city_slug: 'douala' },
    ...change,
  });
  const told = [
    ...[
      searched(1, { quartier: 'akwa', missed }),
      searched(1, { quartier: 'akwa' }),
      searched(2, { missed }),
    ],
    ...[searched(3, { quartier: 'bonaberi' }), searched(4, { quartier: 'bonaberi' }), searched(5, {})],
  ];
  await rows('select record_events($1)', [JSON.stringify(told)]);
  await rows(`select count_searched_days('2066-12-10')`);
  const [counted] = await rows('select people, quartiers, words from searched_days');
  const plainParts = (parts: { name: string; people: number; marks: number[] }[]) =>
    parts.map(({ name, people, marks }) => [name, people, marks.length]);
  expect(counted.people).toBe(5);
  expect(plainParts(counted.quartiers)).toEqual([
    ['bonaberi', 2, 6],
    ['akwa', 1, 3],
  ]);
  expect(plainParts(counted.words)).toEqual([['inox', 2, 6]]);
  const after = async (days: number) => {
    await rows('update searched_days set day = current_date - $1::int', [days]);
    await rows('select count_searched_days(current_date)');
    const [left] =
      await rows(`select jsonb_array_length(words) as words, jsonb_array_length(quartiers) as quartiers
      from searched_days`);
    return left;
  };
  expect(await after(30)).toEqual({ words: 1, quartiers: 2 });
  expect(await after(31)).toEqual({ words: 0, quartiers: 2 });
});
