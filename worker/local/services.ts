import type { NeonEndpoint } from '@mboalink/db/local/neon-endpoint.ts';
import { type DatabaseServiceOptions, startDatabaseService } from './database-service.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { ensureSecrets, type Secrets, secretsFile, secretVars } from './secrets.ts';

export type ServicesOptions = Omit<DatabaseServiceOptions, 'databaseName' | 'postgresPort'> & {
  databaseName?: string;
  /** Any free port where none is given. */
  ports?: { postgres?: number; mail?: number };
};

export type Services = {
  connectionString: string;
  endpoint: NeonEndpoint | undefined;
  mail: MailCatcher;
  /** The database is on this machine, so invented people may be put into it. */
  isLocalDatabase: boolean;
  secrets: Secrets;
  /** The Worker's variables that lead to these services. */
  vars: Record<string, string>;
  stop(): Promise<void>;
};

/** Everything that the Worker talks to, for the start command and for tests; the tables are not made here. */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const { databaseName = 'mboalink', ports = {}, ...rest } = options;
  const secrets = ensureSecrets(secretsFile(options.dataDir));
  const database = await startDatabaseService({ ...rest, databaseName, postgresPort: ports.postgres });
  try {
    const mail = await startMailCatcher(ports.mail === undefined ? {} : { port: ports.mail });
    return {
      connectionString: database.connectionString,
      endpoint: database.endpoint,
      mail,
      isLocalDatabase: database.isLocal,
      secrets,
      vars: {
        DATABASE_URL: database.workerConnectionString,
        ...(database.endpoint && { DATABASE_ENDPOINT: database.endpoint.url }),
        MAIL_ENDPOINT: mail.url,
        RESEND_API_KEY: 're_local',
        ...secretVars(secrets),
      },
      stop: async () => {
        await mail.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
