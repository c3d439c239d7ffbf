import { buildSite } from './built.ts';
import { runCommand, step, writeLine } from './command.ts';
import { prepare, showSummary } from './prepare.ts';
import { serveWorker, type WorkerLog } from './serve-worker.ts';
import { readSettings, storageFolder } from './settings.ts';

await runCommand(async (shutdown) => {
  const settings = readSettings();
  const services = await prepare(settings, shutdown);
  await step('Pages and Worker, built if changed', buildSite);
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

/** Shows what the Worker printed: its line for each request in a short form, anything else as it is. */
function showWorkerLog({ message, timestamp }: WorkerLog): void {
  writeLine(`${new Date(timestamp).toTimeString().slice(0, 8)} ${shortForm(message) ?? message}`);
}

function shortForm(message: string): string | undefined {
  if (!message.startsWith('{"')) return undefined;
  try {
    const { method, call, status, milliseconds, error, cause } = JSON.parse(message);
    if (call === undefined) return undefined;
    return [`${status} ${method} ${call} ${milliseconds} ms`, error, cause].filter(Boolean).join(' - ');
  } catch {
    return undefined;
  }
}
