import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LocalPostgres, startPostgres } from '../local/postgres.ts';
import { migrateDatabase } from '../src/migrate.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadDemo } from './load-demo.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

const now = new Date('2026-11-20T09:00:00Z');
let folder: string;
let server: LocalPostgres;
let client: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-seed-'));
  server = await startPostgres(folder);
  await migrateDatabase(server.connectionString);
  client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('loading the catalogue again changes nothing', async () => {
  expect(await loadCatalogue(client)).toBe(629);
  expect(await loadCatalogue(client)).toBe(0);
});

test('the demo is written whole and once, and only who may be found is found', async () => {
  const progress: number[] = [];
  const written = await loadDemo(client, { count: 1500, now, onProgress: (count) => progress.push(count) });
  expect(written).toBe(1506);
  expect(progress).toEqual([1000, 1506]);
  expect(await loadDemo(client, { count: 1500, now })).toBe(0);

  const visible = await client.query(
    `select email from listings join users on users.id = user_id
     where visible_until > $1 and email = any($2) order by email`,
    [now, ['buyer', 'trial', 'basic', 'pro', 'premium', 'expired'].map((name) => `${name}@demo.mboalink.cm`)],
  );
  expect(visible.rows.map(({ email }) => email.split('@')[0])).toEqual(['basic', 'premium', 'pro', 'trial']);
});

test('a business is indexed by its name, its trade and its town', async () => {
  const { rows } = await client.query(
    `select count(*)::int as plumbers from search_entries
     where terms @> known_term_ids('subcategory', '{plumbers}') || known_term_ids('city', '{douala}')`,
  );
  expect(rows[0].plumbers).toBeGreaterThan(10);
  const named = await client.query(
    `select count(*)::int as names from search_entries where name_terms && known_term_ids('word', '{plomberie}')`,
  );
  expect(named.rows[0].names).toBeGreaterThan(3);
});

test('towns keep their codes when the catalogue is loaded again', async () => {
  expect(await loadCatalogue(client)).toBe(0);
});

test('nothing stays of a demo that could not be written whole', async () => {
  await client.query("delete from users where email like '%@demo.mboalink.cm'");
  const fail = () => {
    throw new Error('stopped');
  };
  await expect(loadDemo(client, { count: 10, now, onProgress: fail })).rejects.toThrow('stopped');
  expect((await client.query('select from users')).rowCount).toBe(0);
});
