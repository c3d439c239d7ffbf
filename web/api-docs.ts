import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { descriptionPath, placeholders } from '@mboalink/worker/http/docs-page.ts';
import { openApi } from '@mboalink/worker/http/openapi/document.ts';
import { router } from '@mboalink/worker/router.ts';
import type { Plugin } from 'vite';

const bundle = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'));
const styles = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css'));

/** What the API's page shows itself with, by its path: Swagger UI as it was published, and what it describes. */
const files: Record<string, { type: string; read: () => string }> = {
  '/api-docs/swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => readFileSync(bundle, 'utf8'),
  },
  '/api-docs/swagger-ui.css': {
    type: 'text/css',
    read: () => readFileSync(styles, 'utf8'),
  },
  // The same for all who ask: the Worker carries neither its texts nor what writes it.
  [descriptionPath]: {
    type: 'application/json',
    read: () => JSON.stringify(openApi(router, placeholders.publicUrl, placeholders.version)),
  },
};

/** Serves and builds the files of the API's page; no other page loads them. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [path, { read }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: read() });
      }
    },
    configureServer(server) {
      for (const [path, { type, read }] of Object.entries(files)) {
        server.middlewares.use(path, (_, response) => {
          response.setHeader('Content-Type', type).end(read());
        });
      }
    },
  };
}
