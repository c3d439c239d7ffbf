import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NeonDbError, type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { copyPreparedData } from './database.ts';
import { freePort } from './free-port.ts';
import { type NeonEndpoint, startNeonEndpoint } from './neon-endpoint.ts';
import { type LocalPostgres, startPostgres } from './postgres.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

let folder: string;
let server: LocalPostgres;
let endpoint: NeonEndpoint;
let sql: NeonQueryFunction<false, false>;
let direct: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-endpoint-'));
  await copyPreparedData(folder);
  server = await startPostgres(folder, { isThrownAway: true });
  endpoint = await startNeonEndpoint();
  neonConfig.fetchEndpoint = endpoint.url;
  neonConfig.fetchFunction = undefined;
  sql = neon(server.connectionString);
  direct = new pg.Client({ connectionString: server.connectionString });
  await direct.connect();
  await sql`create table account (id int primary key, name text not null, balance int not null default 0)`;
});

afterAll(async () => {
  await direct.end();
  await endpoint.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  endpoint.faults.beforeQuery = undefined;
  endpoint.faults.afterQuery = undefined;
  await sql`truncate account`;
});

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

test('full results name the command, the rows touched and the fields', async () => {
  const result = await sql.query('insert into account values ($1, $2) returning id, name', [1, 'Ngono'], {
    fullResults: true,
  });
  expect(result).toMatchObject({ command: 'INSERT', rowCount: 1, rows: [{ id: 1, name: 'Ngono' }] });
  expect(result.fields).toMatchObject([
    { name: 'id', dataTypeID: 23, dataTypeSize: 4, columnID: 1, format: 'text' },
    { name: 'name', dataTypeID: 25, dataTypeSize: -1, columnID: 2, format: 'text' },
  ]);
  expect(await sql.query('create table side ()', [], { fullResults: true })).toMatchObject({
    command: 'CREATE',
    rowCount: null,
    rows: [],
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

test('a unique violation names code, constraint, table and detail', async () => {
  await sql`insert into account values (1, 'Ngono')`;
  const error = await refusal(sql`insert into account values (1, 'Twice')`);
  expect(error).toMatchObject({
    name: 'NeonDbError',
    message: 'duplicate key value violates unique constraint "account_pkey"',
    severity: 'ERROR',
    code: '23505',
    constraint: 'account_pkey',
    schema: 'public',
    table: 'account',
    detail: 'Key (id)=(1) already exists.',
  });
});

test('a missing value names its column, a syntax error its position', async () => {
  expect(await refusal(sql`insert into account (id) values (1)`)).toMatchObject({
    code: '23502',
    column: 'name',
  });
  expect(await refusal(sql`select 1 fromm account x`)).toMatchObject({ code: '42601', position: '16' });
});

test('several commands in one statement are refused, as in production', async () => {
  expect((await refusal(sql.query('select 1; select 2'))).code).toBe('42601');
});

test('fifty callers at once each get their own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => sql`select ${n}::int as n`));
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
});

test('a transaction left open by one caller is not seen by the next', async () => {
  await sql`begin`;
  await sql`insert into account values (1, 'Ngono')`;
  expect((await direct.query('select id from account')).rows).toEqual([{ id: 1 }]);
  // The connection is cleaned once its caller was answered.
  const open = () => direct.query("select from pg_stat_activity where state = 'idle in transaction'");
  await expect.poll(async () => (await open()).rows).toEqual([]);
});

test('an answer can be dropped after the commit, and the effect stays', async () => {
  endpoint.faults.afterQuery = ({ drop }) => drop();
  const error = await refusal(sql`insert into account values (1, 'Ngono')`);
  endpoint.faults.afterQuery = undefined;
  expect(error.message).toMatch(/^Error connecting to database/);
  expect(await sql`select id from account`).toEqual([{ id: 1 }]);
});

test('a fault before the query leaves nothing behind and answers 500', async () => {
  endpoint.faults.beforeQuery = ({ statements }) => {
    if (statements.some(({ query }) => query.startsWith('insert'))) throw new Error('the proxy broke');
  };
  const error = await refusal(sql`insert into account values (1, 'Ngono')`);
  expect(error.message).toMatch(/^Server error \(HTTP status 500\).*the proxy broke/);
  expect(await sql`select id from account`).toEqual([]);
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
      await direct.query(
        "select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'",
      )
    ).rowCount;
  await vi.waitUntil(async () => (await sleeping()) === 1);
  caller.abort();
  await batch;
  await vi.waitUntil(async () => (await sleeping()) === 0);
  expect(await sql`select id from account`).toEqual([]);
});

test('a connection that PostgreSQL ends is told to its caller, and the next call works', async () => {
  expect((await refusal(sql`select pg_terminate_backend(pg_backend_pid())`)).code).toBe('57P01');
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test("a database out of reach is HTTP 500, a wrong password or name is PostgreSQL's own refusal", async () => {
  const unreachable = neon(`postgresql://a:b@127.0.0.1:${await freePort()}/c`);
  expect((await refusal(unreachable`select 1`)).message).toMatch(/^Server error \(HTTP status 500\)/);
  const wrongPassword = neon(server.connectionString.replace(/:[^:@/]+@/, ':wrong@'));
  expect((await refusal(wrongPassword`select 1`)).code).toBe('28P01');
  const wrongName = neon(server.connectionString.replace(/\/postgres$/, '/nowhere'));
  expect((await refusal(wrongName`select 1`)).code).toBe('3D000');
});
