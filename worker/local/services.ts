import type { NeonEndpoint } from '@mboalink/db/local/neon-endpoint.ts';
import { type DatabaseServiceOptions, startDatabaseService } from './database-service.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import {
  type PaymentSimulator,
  type PaymentSimulatorOptions,
  startPaymentSimulator,
} from './payment-simulator.ts';
import { paymentVars } from './payments/settings.ts';
import { ensureSecrets, type Secrets, secretsFile, secretVars } from './secrets.ts';

export type ServicesOptions = Omit<DatabaseServiceOptions, 'databaseName' | 'postgresPort'> & {
  databaseName?: string;
  /** Any free port where none is given. */
  ports?: { postgres?: number; mail?: number; payments?: number };
  /** Where the simulated payment providers send webhooks, if it is known by now. */
  applicationUrl?: string;
  /** How their time runs, and what their webhooks carry beside. */
  simulator?: Omit<PaymentSimulatorOptions, 'port' | 'applicationUrl'>;
};

export type Services = {
  connectionString: string;
  endpoint: NeonEndpoint | undefined;
  mail: MailCatcher;
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
    const payments = await startPaymentSimulator({
      ...simulator,
      port: ports.payments,
      applicationUrl,
    });
    stops.push(payments.stop);
    return {
      connectionString: database.connectionString,
      endpoint: database.endpoint,
      mail,
      payments,
      isLocalDatabase: database.isLocal,
      secrets,
      vars: {
        DATABASE_URL: database.workerConnectionString,
        ...(database.endpoint && { DATABASE_ENDPOINT: database.endpoint.url }),
        MAIL_ENDPOINT: mail.url,
        RESEND_API_KEY: 're_local',
        ...paymentVars(payments),
        ...secretVars(secrets),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
