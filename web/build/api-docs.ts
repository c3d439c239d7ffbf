import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the API's page shows itself with, by its name below /api-docs. */
const files = {
  'swagger-ui-bundle.js': {
    type: 'text/javascript',
    path: fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  'swagger-ui.css': {
    type: 'text/css',
    path: fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  },
};

/** Serves and builds Swagger UI as files of our own, as they were published; no page of the client loads them. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [file, { path }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `api-docs/${file}`, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      for (const [file, { type, path }] of Object.entries(files)) {
        server.middlewares.use(`/api-docs/${file}`, (_, response) => {
          response.setHeader('Content-Type', type).end(readFileSync(path));
        });
      }
    },
  };
}
