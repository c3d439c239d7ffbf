import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../src/migrate.ts';
import { startPostgres } from './postgres.ts';

/**
 * Makes a database on the server if it has none of that name and answers its connection string.
 * @param template copy this database, which nobody may be using at that moment, instead of an empty one
 */
export async function ensureDatabase(
  connectionString: string,
  name: string,
  template?: string,
): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const copied = template ? ` template ${client.escapeIdentifier(template)}` : '';
      await client.query(`create database ${client.escapeIdentifier(name)}${copied}`);
    }
  } finally {
    await client.end();
  }
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

const root = resolve(import.meta.dirname, '../..');
const keptIn = join(root, 'node_modules/.mboalink-prepared');
/** What the data are made of: when one of these changes, they are made again. */
const sources = [
  ...['pnpm-lock.yaml', 'db/src/migrate.ts', 'db/src/functions.ts', 'db/local/postgres-data.ts'],
  ...['db/migrations', 'db/functions', 'db/src/word-functions.ts', 'shared/src/folding.ts'],
];

/** The migrated, empty database in prepared data. */
export const preparedDatabase = 'tests';

/**
 * Gives a folder the data of a server that was never used, with a migrated database: made once, then copied. One that has data
 * keeps them.
 * @returns whether it was given any
 */
export async function copyPreparedData(dataDir: string): Promise<boolean> {
  const data = join(dataDir, 'postgres');
  if (existsSync(data)) return false;
  const prepared = await prepareData();
  cpSync(prepared, data, { recursive: true });
  // PostgreSQL starts on nothing that others may read or own.
  chmodSync(data, 0o700);
  const { uid, gid } = statSync(prepared);
  if (process.getuid?.() !== 0) return true;
  for (const path of [
    data,
    ...readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name)),
  ])
    chownSync(path, uid, gid);
  return true;
}

/** Makes those data unless they are there; answers their folder. */
export async function prepareData(): Promise<string> {
  const place = join(keptIn, stamp());
  if (existsSync(place)) return place;
  const making = mkdtempSync(join(tmpdir(), 'mboalink-prepared-'));
  try {
    const server = await startPostgres(making);
    await migrateDatabase(await ensureDatabase(server.connectionString, preparedDatabase));
    await server.stop();
    keep(join(making, 'postgres'), place);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return place;
}

/** Moves what was made to its place all at once: another process may make the same, or have made it. */
function keep(made: string, place: string) {
  const own = `${place}.${process.pid}`;
  const { uid, gid } = statSync(made);
  mkdirSync(keptIn, { recursive: true });
  for (const earlier of readdirSync(keptIn).filter((name) => !place.endsWith(name.replace(/\..*/, ''))))
    rmSync(join(keptIn, earlier), { recursive: true, force: true });
  cpSync(made, own, { recursive: true });
  chmodSync(own, 0o700);
  chownSync(own, uid, gid);
  try {
    renameSync(own, place);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

function stamp(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of sources.flatMap(filesOf))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  const from = join(root, path);
  if (!statSync(from).isDirectory()) return [path];
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(path, name))
    .sort();
}

export type FreshDatabase = { client: pg.Client; connectionString: string; stop: () => Promise<void> };

/** A server of its own with a migrated, empty database, and a connection to it; gone without a trace after `stop`. */
export async function startFreshDatabase(): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-fresh-'));
  await copyPreparedData(folder);
  const server = await startPostgres(folder, { isThrownAway: true });
  const connectionString = await ensureDatabase(server.connectionString, preparedDatabase);
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    client,
    connectionString,
    stop: async () => {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
