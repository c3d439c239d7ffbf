import { join } from 'node:path';
import { createServer } from 'vite';
import { keepSignals, runCommand, step } from './command.ts';
import { prepare, showSummary } from './prepare.ts';
import { addressVars, localUrl } from './serve-worker.ts';
import { projectRoot, readSettings, storageFolder } from './settings.ts';

const web = join(projectRoot, 'web');

await runCommand(async (shutdown) => {
  const settings = readSettings();
  const { port } = settings;
  const services = await prepare(settings, shutdown);
  // workerd's host would ask the network for an example of request.cf, and complain when offline.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.STORAGE_FOLDER = storageFolder(settings.dataDir);
  process.env.WORKER_VARS = JSON.stringify({ ...addressVars(port), ...services.vars });
  // React Router finds its own configuration beside the working directory.
  process.chdir(web);
  const server = await step('Client and Worker from their sources', () =>
    keepSignals(async () => {
      const created = await createServer({
        root: web,
        configFile: join(web, 'vite.config.ts'),
        logLevel: 'warn',
        clearScreen: false,
        server: { host: 'localhost', port, strictPort: true },
      });
      await created.listen();
      return created;
    }),
  );
  shutdown.add(() => server.close());
  showSummary('Mboalink is running from its sources', localUrl(port), services);
});
