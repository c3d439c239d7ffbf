import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const types: Record<string, string> = {
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui.css': 'text/css',
};

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`)));

/** Serves and builds, below /api-docs, what the API's page shows itself with; no page of the client loads any of it. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const file of Object.keys(types)) {
        this.emitFile({ type: 'asset', fileName: `api-docs/${file}`, source: read(file) });
      }
    },
    configureServer(server) {
      for (const [file, type] of Object.entries(types)) {
        server.middlewares.use(`/api-docs/${file}`, (_, response) => {
          response.setHeader('Content-Type', type).end(read(file));
        });
      }
    },
  };
}
