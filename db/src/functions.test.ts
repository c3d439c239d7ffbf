import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';
import { loadFunctions, readFunctionFiles } from './functions.ts';

vi.setConfig({ hookTimeout: 60_000 });

let database: FreshDatabase;

beforeAll(async () => {
  database = await startFreshDatabase();
});

afterAll(() => database.stop());

beforeEach(() => database.client.query('begin; delete from drizzle.functions'));

afterEach(() => database.client.query('rollback'));

const price = 'create or replace function price(plan text) returns int language sql return length(plan)';
/** Kept with the function that it calls, as PostgreSQL keeps each that is written so. */
const double =
  'create or replace function double_price(plan text) returns int language sql return 2 * price(plan)';
const stamp = `create or replace function stamp() returns trigger language plpgsql as $$
  declare row stamps; begin new.price := price('basic'); return new; end $$`;

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));

const load = (texts: Record<string, string>, migrate = async () => {}) =>
  loadFunctions(database.client, files(texts), migrate);

async function answer(expression: string): Promise<unknown> {
  return (await database.client.query(`select ${expression} as answer`)).rows[0].answer;
}

const oid = (name: string) => answer(`(select oid from pg_proc where proname = '${name}')`);

it('loads what a function needs before it, in whatever order the files come', async () => {
  await load({ double_price: double, price });
  expect(await answer("double_price('pro')")).toBe(6);
});

it('makes functions of triggers before the migration that makes the trigger and its table', async () => {
  const migrate = async () => {
    await database.client.query('create table stamps (price int)');
    await database.client.query(
      'create trigger stamps_stamp before insert on stamps for each row execute function stamp()',
    );
  };
  await load({ stamp, price }, migrate);
  await database.client.query('insert into stamps default values');
  expect(await answer('(select price from stamps)')).toBe(5);
  await load({ stamp: stamp.replace("'basic'", "'pro'"), price });
  await database.client.query('update stamps set price = 0; insert into stamps default values');
  expect(await answer('(select max(price) from stamps)')).toBe(3);
});

it('checks the body of a function of a trigger', async () => {
  await expect(load({ stamp: stamp.replace('return new;', 'return nw;;') })).rejects.toThrow(/^stamp.sql: /);
});

it('leaves a function alone whose file did not change', async () => {
  await load({ price, double_price: double });
  const loaded = [await oid('price'), await oid('double_price')];
  await load({ price, double_price: double, third: price.replace('price', 'third') });
  expect([await oid('price'), await oid('double_price')]).toEqual(loaded);
});

it('makes a function again whose signature or return type changed, and those that need it', async () => {
  await load({ price, double_price: double });
  const changed = `create or replace function price(plan text, months int default 3) returns bigint language sql
    return months * length(plan)`;
  await load({ price: changed, double_price: double.replace('returns int', 'returns bigint') });
  expect(await answer("double_price('pro')::int")).toBe(18);
  expect(await answer("(select count(*)::int from pg_proc where proname = 'price')")).toBe(1);
  await load({
    price: changed.replace('months *', '1 + months *'),
    double_price: double.replace('int', 'bigint'),
  });
  expect(await answer("double_price('pro')::int")).toBe(20);
});

it('drops a function that has no file any more, and no other', async () => {
  await load({ price, double_price: double });
  await load({ price });
  expect(await oid('double_price')).toBeNull();
  await load({});
  expect(await oid('price')).toBeNull();
  expect(await answer("mailbox_of('a@b.cm')")).toBe('a@b.cm');
});

it('finds each function in the file of its name, and none in two', async () => {
  const named = readFunctionFiles().map(({ text }) => /^CREATE OR REPLACE FUNCTION (\w+)\(/m.exec(text)?.[1]);
  expect(named).toEqual(readFunctionFiles().map(({ name }) => name));
  expect(new Set(named).size).toBe(named.length);
});
