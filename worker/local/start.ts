import { buildClient, bundleWorker } from './built.ts';
import { prepare } from './prepare.ts';
import { step } from './progress.ts';
import { showWorkerLog } from './request-line.ts';
import { serveWorker } from './serve-worker.ts';
import { readSettings, storageFolder } from './settings.ts';
import { runCommand } from './shutdown.ts';
import { showSummary } from './summary.ts';

await runCommand(async (shutdown) => {
  const settings = readSettings();
  const services = await prepare(settings, shutdown);
  await step('Client, built if changed', buildClient);
  await step('Worker, bundled if changed', bundleWorker);
  const worker = await step('Worker in workerd', () =>
    serveWorker({
      port: settings.port,
      vars: services.vars,
      onLog: showWorkerLog,
      storageFolder: storageFolder(settings.dataDir),
      runsJobs: true,
    }),
  );
  shutdown.add(worker.stop);
  showSummary('Mboalink is running', worker.url, services);
});
