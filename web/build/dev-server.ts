import { join } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { openPageRoots } from '@mboalink/worker/http/open-pages.ts';
import { createServer } from 'vite';
import { apiDescription } from './api-description.ts';

const web = join(import.meta.dirname, '..');

type DevOptions = { port: number; vars: Record<string, string>; storageFolder: string };

export type DevServer = { url: string; stop(): Promise<void> };

/**
 * Serves the sources on one port: the client from Vite, replaced in the page as it changes, and the Worker in
 * workerd, reloaded as it changes. Pages are not prerendered here: `npm start` shows them as they are deployed.
 */
export async function serveSources({ port, vars, storageFolder }: DevOptions): Promise<DevServer> {
  const url = `http://localhost:${port}`;
  // workerd's host would ask the network for an example of request.cf, and complain when offline.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = cloudflare({
    configPath: join(web, '../wrangler.toml'),
    persistState: { path: storageFolder },
    inspectorPort: false,
    config: (config) => {
      config.vars = { ...config.vars, ...vars, SOURCE_STYLES: '/src/open-pages/open-pages.css' };
      // The client's pages come from Vite, which makes them reload; the Worker would look for built ones.
      config.assets = {
        ...config.assets,
        not_found_handling: 'single-page-application',
        run_worker_first: [
          ...['/api/*', '/pictures/*', '/sitemap*', '/.well-known/*'],
          ...openPageRoots.flatMap((root) => [root, `${root}/*`]),
        ],
      };
    },
  });
  const server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { host: 'localhost', port, strictPort: true },
    plugins: [apiDescription(url), worker],
  });
  await server.listen();
  return { url, stop: () => server.close() };
}
