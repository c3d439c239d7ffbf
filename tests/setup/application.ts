import { randomUUID } from 'node:crypto';
import { copyPreparedData, preparedDatabase } from '@mboalink/db/local/database.ts';
import { migrateDatabase } from '@mboalink/db/migrate.ts';
import { loadCatalogue } from '@mboalink/db/seed/load-catalogue.ts';
import { clockHeader } from '@mboalink/worker/local/held-clock.ts';
import { serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { startServices } from '@mboalink/worker/local/services.ts';
import { storageFolder } from '@mboalink/worker/local/settings.ts';
import pg from 'pg';
import { signed } from './client.ts';
import { peopleOf } from './people.ts';

/** `isStill`: the time of the simulated payments stands, and webhooks say to the Worker what time it is. */
export type ApplicationOptions = { isStill?: boolean };

/** The whole application on real PostgreSQL and workerd, with a database of its own: catalogue, no people. */
export async function startTestApplication(dataDir: string, { isStill = false }: ApplicationOptions = {}) {
  const clockSecret = randomUUID();
  const webhookHeaders = (at: Date) => ({ [clockHeader]: signed(at.toISOString(), clockSecret) });
  const isCopied = await copyPreparedData(dataDir);
  const services = await startServices({
    dataDir,
    databaseName: preparedDatabase,
    isThrownAway: true,
    // The long run plans each time, as Neon does.
    keepsPlans: process.env.LONG_TESTS !== '1',
    simulator: isStill ? { isStill, webhookHeaders } : {},
  });
  if (!isCopied) await migrateDatabase(services.connectionString);
  const client = new pg.Client({ connectionString: services.connectionString });
  await client.connect();
  await loadCatalogue(client);
  await client.end();
  const worker = await serveWorker({
    // A busy machine is slow: what the tests look at is painted all the same, and thousands solve challenges.
    vars: { ...services.vars, PROOF_OF_WORK_ITERATIONS: '50' },
    clockSecret,
    storageFolder: storageFolder(dataDir),
    readsPerMinute: 300,
  });
  services.payments.sendWebhooksTo(worker.url);
  return {
    addresses: {
      url: worker.url,
      mailUrl: services.mail.url,
      pushUrl: services.push.url,
      paymentsUrl: services.payments.url,
      connectionString: services.connectionString,
      secrets: services.secrets,
      clockSecret,
    },
    services,
    worker,
    stop: async () => {
      await worker.stop();
      await services.stop();
    },
  };
}

export type TestApplication = Awaited<ReturnType<typeof startTestApplication>>;

/** An application with what tests do on it: its people, and what its database endpoint may be told to do wrong. */
export function runningApplication(dataDir: string, application: TestApplication) {
  const { endpoint } = application.services;
  if (!endpoint) throw new Error('tests need the local endpoint');
  return { dataDir, application, people: peopleOf(application.addresses), faults: endpoint.faults };
}
