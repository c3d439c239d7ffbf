import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';
import { copyPreparedData, preparedDatabase } from './prepared-data.ts';

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
