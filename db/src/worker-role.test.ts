import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, startFreshDatabase } from '../local/database.ts';
import { ensureWorkerRole } from './worker-role.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

let database: FreshDatabase;
let owner: pg.Client;
let worker: pg.Client;
let workerConnectionString: string;

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

beforeAll(async () => {
  database = await startFreshDatabase();
  owner = database.client;
  await ensureWorkerRole(database.connectionString, 'first');
  workerConnectionString = await ensureWorkerRole(database.connectionString, 'p@ss/w:ord');
  worker = await connect(workerConnectionString);
});

afterAll(async () => {
  await worker.end();
  await database.stop();
});

describe('the role of the Worker', () => {
  it('reads and writes rows, also of tables that come later', async () => {
    await worker.query("insert into spent_trials values ('hash', now())");
    await worker.query('update spent_trials set kept_until = now()');
    expect((await worker.query('delete from spent_trials')).rowCount).toBe(1);
    await owner.query('create table later (n int)');
    await worker.query('insert into later values (1)');
  });

  it.each([
    'create table mine (n int)',
    'create temporary table mine (n int)',
    'create schema mine',
    'create function mine() returns int language sql return 1',
    'drop table spent_trials',
    'alter table spent_trials add column n int',
    'truncate spent_trials',
    'create index on spent_trials (kept_until)',
    'alter function slips_of(text, text) rename to slips',
    'create role other',
    'create database mine',
    'select * from drizzle.__drizzle_migrations',
    'select rolpassword from pg_authid',
    "select pg_read_file('postgresql.conf')",
    "alter system set work_mem = '1GB'",
  ])('may not: %s', async (statement) => {
    await expect(worker.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is cut off after five seconds of work and two of waiting for a lock', async () => {
    const started = performance.now();
    await expect(worker.query('select pg_sleep(6)')).rejects.toMatchObject({ code: '57014' });
    expect(performance.now() - started).toBeLessThan(5_900);
    await owner.query('begin; lock table spent_trials');
    await expect(worker.query('select 1 from spent_trials')).rejects.toMatchObject({ code: '55P03' });
    await owner.query('rollback');
  });

  it('connects to its own database only, and only with its latest password', async () => {
    const to = (change: (url: URL) => void) => {
      const url = new URL(workerConnectionString);
      change(url);
      return connect(url.href);
    };
    await expect(to((url) => Object.assign(url, { password: 'first' }))).rejects.toMatchObject({
      code: '28P01',
    });
    await owner.query('revoke connect on database postgres from public');
    const elsewhere = to((url) => Object.assign(url, { pathname: '/postgres' }));
    await expect(elsewhere).rejects.toMatchObject({ code: '42501' });
  });
});
