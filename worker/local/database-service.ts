import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@mboalink/db/local/database.ts';
import { type NeonEndpoint, startNeonEndpoint } from '@mboalink/db/local/neon-endpoint.ts';
import { startPostgres } from '@mboalink/db/local/postgres.ts';
import { ensureWorkerRole } from '@mboalink/db/worker-role.ts';

export type DatabaseService = {
  /** Of the owner of the tables. */
  connectionString: string;
  /** Of the role that the Worker connects as. */
  workerConnectionString: string;
  /** The HTTP endpoint that the driver must use; undefined when Neon itself is the database. */
  endpoint: NeonEndpoint | undefined;
  /** Ours to fill with invented people. */
  isLocal: boolean;
  stop(): Promise<void>;
};

export type DatabaseServiceOptions = {
  dataDir: string;
  databaseName: string;
  /** Instead of an embedded server. */
  databaseUrl?: string | undefined;
  postgresPort?: number | undefined;
  /** Data of a test: they need not outlive the machine's power. */
  isThrownAway?: boolean;
  /** Whether each connection plans a statement once. */
  keepsPlans?: boolean;
  onUnexpectedExit?: (reason: string) => void;
};

/** A PostgreSQL to work with, and what speaks Neon's HTTP protocol in front of it. */
export async function startDatabaseService(options: DatabaseServiceOptions): Promise<DatabaseService> {
  if (options.databaseUrl) return givenDatabase(options.databaseUrl);
  const postgres = await startPostgres(options.dataDir, {
    ...(options.postgresPort !== undefined && { port: options.postgresPort }),
    ...(options.isThrownAway && { isThrownAway: true }),
    ...(options.onUnexpectedExit && { onUnexpectedExit: options.onUnexpectedExit }),
  });
  const endpoint = await startNeonEndpoint({ keepsPlans: options.keepsPlans ?? false });
  const connectionString = await ensureDatabase(postgres.connectionString, options.databaseName);
  return {
    connectionString,
    workerConnectionString: await ensureWorkerRole(connectionString, randomBytes(18).toString('base64url')),
    endpoint,
    isLocal: true,
    stop: async () => {
      await endpoint.stop();
      await postgres.stop();
    },
  };
}

async function givenDatabase(connectionString: string): Promise<DatabaseService> {
  const host = new URL(connectionString).hostname;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(host);
  if (/\.neon\.(tech|build)$/.test(host)) {
    return {
      connectionString,
      workerConnectionString: connectionString,
      endpoint: undefined,
      isLocal,
      stop: async () => {},
    };
  }
  const endpoint = await startNeonEndpoint({ allowedHosts: [host] });
  return {
    connectionString,
    workerConnectionString: connectionString,
    endpoint,
    isLocal,
    stop: () => endpoint.stop(),
  };
}
