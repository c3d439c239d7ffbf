import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ensureWorkerRole } from './worker-role.ts';

const migrationsFolder = resolve(import.meta.dirname, '../migrations');
const oneMigratorAtATime = 4_237_000_000;

/**
 * How long a migration waits for a table that somebody uses: whoever comes behind it waits as long. Then everything is taken
 * back and tried again after a pause in which they are served.
 */
const defaultPatience = { lockMilliseconds: 2000, pauseMilliseconds: 5000, attempts: 24 };

/** A migration that the database already ran is not the one in the folder: it was edited, removed or overtaken. */
export class ChangedMigrationError extends Error {
  override name = 'ChangedMigrationError';
}

/** Each attempt met a table that a long transaction holds. */
export class BusyTablesError extends Error {
  override name = 'BusyTablesError';
  override message =
    'A transaction holds a table that a migration changes. Nothing was changed: try again later.';
}

/**
 * Brings the tables up to date: every migration that the database has not run, in order, all in one transaction.
 * @param connectionString a direct address; a pooled one does not keep the lock that holds off a second migrator
 * @returns how many migrations ran
 * @throws ChangedMigrationError before anything is run
 * @throws BusyTablesError when a table was in use at each attempt; nothing was changed
 */
export async function migrateDatabase(
  connectionString: string,
  patience: typeof defaultPatience = defaultPatience,
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [oneMigratorAtATime]);
    const applied = await appliedHashes(client);
    const known = readMigrationFiles({ migrationsFolder });
    requireSameHistory(applied, known);
    await client.query(`set lock_timeout = ${patience.lockMilliseconds}`);
    await migratePatiently(client, patience);
    return known.length - applied.length;
  } finally {
    await client.end();
  }
}

async function migratePatiently(
  client: pg.Client,
  { pauseMilliseconds, attempts }: typeof defaultPatience,
): Promise<void> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await migrate(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (left <= 0) throw new BusyTablesError(undefined, { cause: error });
      await setTimeout(pauseMilliseconds);
    }
  }
}

/** Whether a statement gave up waiting for a lock, however deep the error that says so is wrapped. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

async function appliedHashes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return [];
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return applied.rows.map(({ hash }) => hash);
}

function requireSameHistory(applied: string[], known: { hash: string }[]) {
  const changed = applied.findIndex((hash, index) => known[index]?.hash !== hash);
  if (changed === -1) return;
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const name = names.sort()[changed] ?? `number ${changed}, which is no longer in the folder`;
  throw new ChangedMigrationError(`The database was built with an earlier form of the migration ${name}.`);
}

if (import.meta.main) {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) throw new Error('DATABASE_URL is not set');
  const count = await migrateDatabase(connectionString);
  process.stdout.write(`${count === 0 ? 'The tables were up to date' : `${count} migrations applied`}\n`);
  const password = process.env.WORKER_DATABASE_PASSWORD;
  if (password) {
    await ensureWorkerRole(connectionString, password);
    process.stdout.write('The role mboalink_worker may read and write rows, and nothing else\n');
  }
}
