import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@mboalink/db/local/database.ts';
import { type NeonEndpoint, startNeonEndpoint } from '@mboalink/db/local/neon-endpoint.ts';
import { startPostgres } from '@mboalink/db/local/postgres.ts';
import { ensureWorkerRole } from '@mboalink/db/worker-role.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { paymentVars } from './payment-simulator/accounts.ts';
import {
  type PaymentSimulator,
  type PaymentSimulatorOptions,
  startPaymentSimulator,
} from './payment-simulator/simulator.ts';
import { type PushCatcher, startPushCatcher } from './push-catcher.ts';
import { ensureSecrets, type Secrets, secretsFile } from './secrets.ts';

export type ServicesOptions = Omit<DatabaseServiceOptions, 'databaseName' | 'postgresPort'> & {
  databaseName?: string;
  /** Any free port where none is given. */
  ports?: { postgres?: number; mail?: number; push?: number; payments?: number };
  /** Where the simulated payment providers send webhooks, if it is known by now. */
  applicationUrl?: string;
  /** How their time runs, and what their webhooks carry beside. */
  simulator?: Omit<PaymentSimulatorOptions, 'port' | 'applicationUrl'>;
};

export type Services = {
  connectionString: string;
  endpoint: NeonEndpoint | undefined;
  mail: MailCatcher;
  push: PushCatcher;
  payments: PaymentSimulator;
  /** The database is on this machine, so invented people may be put into it. */
  isLocalDatabase: boolean;
  secrets: Secrets;
  /** The Worker's variables that lead to these services. */
  vars: Record<string, string>;
  stop(): Promise<void>;
};

/** Everything that the Worker talks to, for the start command and for tests; the tables are not made here. */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const { databaseName = 'mboalink', ports = {}, applicationUrl, simulator, ...rest } = options;
  const secrets = ensureSecrets(secretsFile(options.dataDir));
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const database = await startDatabaseService({ ...rest, databaseName, postgresPort: ports.postgres });
    stops.push(database.stop);
    const mail = await startMailCatcher(ports.mail === undefined ? {} : { port: ports.mail });
    stops.push(mail.stop);
    const push = await startPushCatcher(ports.push === undefined ? {} : { port: ports.push });
    stops.push(push.stop);
    const payments = await startPaymentSimulator({ ...simulator, port: ports.payments, applicationUrl });
    stops.push(payments.stop);
    return {
      connectionString: database.connectionString,
      endpoint: database.endpoint,
      mail,
      push,
      payments,
      isLocalDatabase: database.isLocal,
      secrets,
      vars: {
        DATABASE_URL: database.workerConnectionString,
        ...(database.endpoint && { DATABASE_ENDPOINT: database.endpoint.url }),
        MAIL_ENDPOINT: mail.url,
        RESEND_API_KEY: 're_local',
        PUSH_ENDPOINT: push.url,
        ...paymentVars(payments),
        ...secrets,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

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
  const isNeon = /\.neon\.(tech|build)$/.test(host);
  const endpoint = isNeon ? undefined : await startNeonEndpoint();
  return {
    connectionString,
    workerConnectionString: connectionString,
    endpoint,
    isLocal: ['localhost', '127.0.0.1', '[::1]'].includes(host),
    stop: async () => endpoint?.stop(),
  };
}
