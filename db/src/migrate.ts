import { resolve } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { loadFunctions, readFunctionFiles } from './functions.ts';
import { ensureWorkerRole } from './worker-role.ts';

const migrationsFolder = resolve(import.meta.dirname, '../migrations');
const oneMigratorAtATime = 4_237_000_000;

/** How long a migration waits for a table that somebody uses: whoever comes behind it waits as long. */
const lockMilliseconds = 2000;

/** The database records a migration that the folder does not have: another version made it. */
export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError';
}

/** A long transaction holds a table that is to be changed. */
export class BusyTablesError extends Error {
  override name = 'BusyTablesError';
  override message =
    'A transaction holds a table that a migration changes. Nothing was changed: try again later.';
}

/**
 * Brings tables and functions up to date: every migration that the database has not run, in order, and the functions that
 * changed, all in one transaction.
 * @param connectionString a direct address; a pooled one does not keep the lock that holds off a second migrator
 * @returns how many migrations ran
 * @throws UnknownMigrationError before anything is run
 * @throws BusyTablesError when a table was in use; nothing was changed
 */
export async function migrateDatabase(connectionString: string): Promise<number> {
  return withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [oneMigratorAtATime]);
    const { applied, known, unknown } = await readHistory(client);
    if (unknown !== -1) {
      const which = `migration ${unknown + 1} of ${applied.length} is not one of this version`;
      throw new UnknownMigrationError(`Another version made the database (${which}). It was left as it is.`);
    }
    const pending = known.slice(applied.length);
    await client.query(`set lock_timeout = ${lockMilliseconds}`);
    await update(client, pending);
    return pending.length;
  });
}

/** Whether another version made the database, so that `migrateDatabase` would refuse it. */
export async function hasOtherHistory(connectionString: string): Promise<boolean> {
  return withClient(connectionString, async (client) => (await readHistory(client)).unknown !== -1);
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Drizzle's own `migrate` ends its transaction before functions can be loaded; the table is the one that it keeps. */
async function update(client: pg.Client, pending: readonly MigrationMeta[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`create schema if not exists drizzle;
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    const loaded = await loadFunctions(client, readFunctionFiles(), async () => {
      for (const { sql, hash, folderMillis } of pending) {
        for (const statement of sql) await client.query(statement);
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          hash,
          folderMillis,
        ]);
      }
    });
    // What is there was written by the words of before.
    if (loaded.includes('name_words')) await client.query('select rewrite_words()');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw isLockTimeout(error) ? new BusyTablesError(undefined, { cause: error }) : error;
  }
}

/** Whether a statement gave up waiting for a lock, however deep the error that says so is wrapped. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

/** What the database ran, what the folder has, and the first that was run and is not in the folder at its place, or -1. */
async function readHistory(client: pg.Client) {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  const applied = rows[0]?.exists
    ? (await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')).rows
    : [];
  const known = readMigrationFiles({ migrationsFolder });
  return { applied, known, unknown: applied.findIndex(({ hash }, index) => known[index]?.hash !== hash) };
}

async function updateFromEnvironment() {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) throw new Error('DATABASE_URL is not set');
  const count = await migrateDatabase(connectionString);
  process.stdout.write(`${count === 0 ? 'The tables were up to date' : `${count} migrations applied`}\n`);
  const password = process.env.WORKER_DATABASE_PASSWORD;
  if (!password) return;
  await ensureWorkerRole(connectionString, password);
  process.stdout.write('The role mboalink_worker may read and write rows, and nothing else\n');
}

if (import.meta.main) {
  await updateFromEnvironment().catch((error) => {
    if (!(error instanceof UnknownMigrationError || error instanceof BusyTablesError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
