import { type NeonDbError, type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from './database.ts';
import { type NeonEndpoint, startNeonEndpoint } from './neon-endpoint.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

let database: FreshDatabase;
let endpoint: NeonEndpoint;
let sql: NeonQueryFunction<false, false>;

beforeAll(async () => {
  database = await startFreshDatabase();
  endpoint = await startNeonEndpoint();
  neonConfig.fetchEndpoint = endpoint.url;
  neonConfig.fetchFunction = undefined;
  sql = neon(database.connectionString);
  await sql`create table account (id int primary key, name text not null, balance int not null default 0)`;
});

afterAll(async () => {
  await endpoint.stop();
  await database.stop();
});

beforeEach(() => sql`truncate account`);

/** The driver's error of a promise that must not succeed. */
async function refusal(promise: Promise<unknown>): Promise<NeonDbError> {
  return promise.then(
    () => {
      throw new Error('it was not refused');
    },
    (error) => error,
  );
}

test('values of every kind arrive as the driver reads them in production', async () => {
  const [row] = await sql`select
    1::int as int, 9007199254740993::bigint as bigint, 1.50::numeric as numeric, 0.1::float8 as float,
    true as bool, null::text as nothing, 'été "quoted" \\ 漢'::text as text, '\\xdeadbeef'::bytea as bytes,
    '{"a":[1,null,"b"]}'::jsonb as json, array[1,2,null]::int[] as ints, array['a,b','"','']::text[] as texts,
    '2026-11-20T23:30:00.123456+01:00'::timestamptz as instant, '2026-11-20'::date as day`;
  expect(row).toEqual({
    int: 1,
    bigint: '9007199254740993',
    numeric: '1.50',
    float: 0.1,
    bool: true,
    nothing: null,
    text: 'été "quoted" \\ 漢',
    bytes: Buffer.from('deadbeef', 'hex'),
    json: { a: [1, null, 'b'] },
    ints: [1, 2, null],
    texts: ['a,b', '"', ''],
    instant: new Date('2026-11-20T22:30:00.123Z'),
    day: new Date(2026, 10, 20),
  });
});

test('parameters of every kind reach PostgreSQL', async () => {
  const given = { list: ['a,b', '"quoted"', 'back\\slash', null], when: new Date('2026-11-20T22:30:00Z') };
  const [row] = await sql`select ${null}::text as nothing, ${42}::int as int, ${true}::bool as bool,
    ${given.list}::text[] as list, ${[1, 2]}::int[] as ints, ${{ a: 1 }}::jsonb as json,
    ${given.when}::timestamptz as instant, ${Buffer.from([1, 255])} as bytes`;
  expect(row).toEqual({
    nothing: null,
    int: 42,
    bool: true,
    list: given.list,
    ints: [1, 2],
    json: { a: 1 },
    instant: given.when,
    bytes: Buffer.from([1, 255]),
  });
});

test('a batch is one transaction: its results in order, or nothing at all', async () => {
  const results = await sql.transaction([
    sql`insert into account values (1, 'Ngono')`,
    sql`update account set balance = 5 where id = 1 returning balance`,
  ]);
  expect(results).toEqual([[], [{ balance: 5 }]]);

  const error = await refusal(
    sql.transaction([
      sql`insert into account values (2, 'Biya')`,
      sql`insert into account values (1, 'Twice')`,
    ]),
  );
  expect(error.code).toBe('23505');
  expect(await sql`select id from account`).toEqual([{ id: 1 }]);
});

test('several commands in one statement are refused, as in production', async () => {
  expect((await refusal(sql.query('select 1; select 2'))).code).toBe('42601');
});

test('a transaction left open by one caller is not seen by the next', async () => {
  await sql`begin`;
  await sql`insert into account values (1, 'Ngono')`;
  expect((await database.client.query('select id from account')).rows).toEqual([{ id: 1 }]);
  // The connection is cleaned once its caller was answered.
  const open = () =>
    database.client.query("select from pg_stat_activity where state = 'idle in transaction'");
  await expect.poll(async () => (await open()).rows).toEqual([]);
});

test('a caller that goes away ends its running query, and its batch is rolled back', async () => {
  const caller = new AbortController();
  const batch = refusal(
    sql.transaction([sql`insert into account values (1, 'Ngono')`, sql`select pg_sleep(60)`], {
      fetchOptions: { signal: caller.signal },
    }),
  );
  const sleeping = async () =>
    (
      await database.client.query(
        "select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'",
      )
    ).rowCount;
  await vi.waitUntil(async () => (await sleeping()) === 1);
  caller.abort();
  await batch;
  await vi.waitUntil(async () => (await sleeping()) === 0);
  expect(await sql`select id from account`).toEqual([]);
});
