import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyPreparedData, ensureDatabase } from '../local/database.ts';
import { type LocalPostgres, startPostgres } from '../local/postgres.ts';
import { BusyTablesError, hasOtherHistory, migrateDatabase, UnknownMigrationError } from './migrate.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

let folder: string;
let server: LocalPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-migrate-'));
  await copyPreparedData(folder);
  server = await startPostgres(folder, { isThrownAway: true });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('every migration runs once, also when two programs migrate at the same time', async () => {
  const database = await ensureDatabase(server.connectionString, 'twice');
  const counts = await Promise.all([migrateDatabase(database), migrateDatabase(database)]);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(await migrateDatabase(database)).toBe(0);
});

test('a database that another version made is refused before anything is done to it', async () => {
  const database = await ensureDatabase(server.connectionString, 'older');
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('create schema drizzle');
  await client.query('create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)');
  await client.query("insert into drizzle.__drizzle_migrations (hash) values ('of 0000_create_accounts')");
  expect(await hasOtherHistory(database)).toBe(true);
  await expect(migrateDatabase(database)).rejects.toThrow(UnknownMigrationError);
  const { rows } = await client.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace",
  );
  expect(rows).toEqual([]);
  await client.end();
});

test('a database that this version made is known to it', async () => {
  const database = await ensureDatabase(server.connectionString, 'known');
  expect(await hasOtherHistory(database)).toBe(false);
  await migrateDatabase(database);
  expect(await hasOtherHistory(database)).toBe(false);
});

test('a table that a transaction holds is given up, and everything left as it was', async () => {
  const database = await ensureDatabase(server.connectionString, 'busy');
  const holder = new pg.Client({ connectionString: database });
  await holder.connect();
  await holder.query('begin');
  await holder.query('create table users ()');
  await expect(migrateDatabase(database)).rejects.toThrow(BusyTablesError);
  await holder.query('rollback');
  const { rows } = await holder.query("select from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  await holder.end();
});
