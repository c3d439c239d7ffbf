import pg from 'pg';
import { loadCatalogue } from '../seed/load-catalogue.ts';
import { type DemoOptions, loadDemo } from '../seed/load-demo.ts';
import { loadDemoActivity } from '../seed/load-demo-activity.ts';
import { migrateDatabase, UnknownMigrationError } from '../src/migrate.ts';
import { LocalError } from './local-error.ts';

/** @throws LocalError that says why the database does not let us in */
export async function requireDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalError(`The database of DATABASE_URL cannot be used: ${reason}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Brings the tables up to date. @throws LocalError that says why they cannot be */
export async function updateTables(connectionString: string): Promise<number> {
  try {
    return await migrateDatabase(connectionString);
  } catch (error) {
    if (!(error instanceof UnknownMigrationError)) throw error;
    throw new LocalError(`${error.message} Set DATABASE_URL to an empty database.`);
  }
}

/** Writes the words that find categories and places; must come before any listing. */
export async function updateCatalogue(connectionString: string): Promise<number> {
  return withClient(connectionString, loadCatalogue);
}

/** Writes the demo accounts and businesses, who viewed them and who wrote to them, unless they are there; each whole, or not at all. */
export async function addDemo(connectionString: string, options: DemoOptions): Promise<number> {
  return withClient(connectionString, async (client) => {
    const written = await loadDemo(client, options);
    await loadDemoActivity(client, options.now);
    return written;
  });
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  // When the server is stopped under a running statement, the statement is what fails.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
