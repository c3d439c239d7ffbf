import { existsSync, renameSync } from 'node:fs';
import { requireUnlocked } from '@mboalink/db/local/data-folder-lock.ts';
import {
  addDemo,
  requireDatabase,
  updateCatalogue,
  updateTables,
} from '@mboalink/db/local/database-content.ts';
import { hasOtherHistory } from '@mboalink/db/migrate.ts';
import { demoAccounts } from '@mboalink/db/seed/demo-accounts.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { bold, dim, type Shutdown, step, writeLine } from './command.ts';
import { openDemoPictures } from './demo-pictures.ts';
import { localUrl } from './serve-worker.ts';
import { type Services, startServices } from './services.ts';
import { requireFreePort, type Settings, storageFolder } from './settings.ts';

const demoBusinesses = 5000;

/** The steps that `npm start` and `npm run dev` share: the services, and a database with something in it. */
export async function prepare(settings: Settings, shutdown: Shutdown): Promise<Services> {
  // Before the ports: that they are taken by ourselves would be the lesser half of the truth.
  if (!settings.databaseUrl) requireUnlocked(settings.dataDir);
  await requireFreePort(settings.port, 'PORT', 'the application');
  await requireFreePort(settings.mailPort, 'MAIL_PORT', 'the mail catcher');
  await requireFreePort(settings.pushPort, 'PUSH_PORT', 'the push catcher');
  await requireFreePort(settings.momoPort, 'MOMO_PORT', 'the mobile-money simulator');

  const { dataDir, databaseUrl, mailPort, pushPort, momoPort } = settings;
  const start = () =>
    step(databaseUrl ? 'Mail and payments' : 'PostgreSQL 18, mail and payments', () =>
      startServices({
        dataDir,
        databaseUrl,
        ports: { mail: mailPort, push: pushPort, payments: momoPort },
        applicationUrl: localUrl(settings.port),
        onUnexpectedExit: (reason) => shutdown.fail(`PostgreSQL has stopped: ${reason}`),
      }),
    );
  let services = await start();
  shutdown.add(() => services.stop());
  if (!databaseUrl && (await hasOtherHistory(services.connectionString))) {
    await services.stop();
    writeLine(
      `  Another version made the data in ${dataDir}: they are kept in ${putAside(dataDir)}, and made again.`,
    );
    services = await start();
  }

  const { connectionString } = services;
  if (databaseUrl) await step('Database of DATABASE_URL', () => requireDatabase(connectionString));
  await step('Tables', () => updateTables(connectionString));
  await step('Categories and places', () => updateCatalogue(connectionString));
  if (services.isLocalDatabase) {
    const pictures = openDemoPictures(storageFolder(dataDir));
    await step('Demo accounts and businesses', () =>
      addDemo(connectionString, {
        count: demoBusinesses,
        now: new Date(),
        keepPicture: pictures.keep,
      }).finally(pictures.close),
    );
  }
  return services;
}

/** Gives a data folder another name, with the date of today. @returns the name */
function putAside(dataDir: string): string {
  const dated = `${dataDir}-${new Date().toISOString().slice(0, 10)}`;
  let name = dated;
  for (let n = 2; existsSync(name); n += 1) name = `${dated}-${n}`;
  renameSync(dataDir, name);
  return name;
}

/** Where everything is and who can be signed in as, once it all runs. */
export function showSummary(title: string, applicationUrl: string, services: Services): void {
  writeLine(`\n${bold(title)}`);
  const local = (url: string) => url.replace('127.0.0.1', 'localhost');
  showLine('Application', applicationUrl);
  showLine('Inbox', `${local(services.mail.url)}  (sign-in codes arrive here)`);
  showLine('Notifications', `${local(services.push.url)}  (what browsers are sent)`);
  showLine('Mobile money', `${local(services.payments.url)}  (payments are simulated here)`);
  if (services.isLocalDatabase) showDemoAccounts(new Date());
  writeLine(`\n${dim('Ctrl-C stops everything; the data stay.')}\n`);
}

function showDemoAccounts(now: Date): void {
  writeLine(`\n${bold('Demo accounts')}`);
  for (const { email, whatsapp, userType, plan, paidUntil, trialEndsAt } of demoAccounts(now)) {
    const trial = trialEndsAt && trialEndsAt > now ? 'on trial' : 'trial over, hidden';
    const paid = paidUntil && paidUntil < now ? 'in grace for two days from the first start' : 'paid';
    const bought = plan ? `, ${plan}, ${paidUntil ? paid : trial}` : '';
    showLine(email, `${readableNumber(whatsapp)}  ${userType}${bought}`);
  }
}

function showLine(label: string, value: string): void {
  writeLine(`  ${label.padEnd(26)}  ${value}`);
}
