import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureDatabase } from '../local/database.ts';
import { type LocalPostgres, startPostgres } from '../local/postgres.ts';
import { migrateDatabase } from './migrate.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

let folder: string;
let server: LocalPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-migrate-'));
  server = await startPostgres(folder);
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

test('a database that was built with another form of a migration is refused by its name', async () => {
  const database = await ensureDatabase(server.connectionString, 'changed');
  await migrateDatabase(database);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("update drizzle.__drizzle_migrations set hash = 'earlier' where id = 2");
  await client.end();
  await expect(migrateDatabase(database)).rejects.toThrow(/earlier form of the migration 0001_/);
});
