import { serveSources } from '../../web/build/dev-server.ts';
import { keepSignals, runCommand, step } from './command.ts';
import { prepare, showSummary } from './prepare.ts';
import { addressVars } from './serve-worker.ts';
import { readSettings, storageFolder } from './settings.ts';

await runCommand(async (shutdown) => {
  const settings = readSettings();
  const services = await prepare(settings, shutdown);
  const server = await step('Client and Worker from their sources', () =>
    keepSignals(() =>
      serveSources({
        port: settings.port,
        vars: { ...addressVars(settings.port), ...services.vars },
        storageFolder: storageFolder(settings.dataDir),
      }),
    ),
  );
  shutdown.add(server.stop);
  showSummary('Mboalink is running from its sources', server.url, services);
});
