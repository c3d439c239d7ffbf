import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { descriptionPath, placeholders } from '@mboalink/worker/http/docs-page.ts';
import { openApi } from '@mboalink/worker/http/openapi/document.ts';
import { restBase } from '@mboalink/worker/http/rest.ts';
import { router } from '@mboalink/worker/router.ts';
import type { Plugin } from 'vite';

/**
 * Writes the OpenAPI description of every call into the folder of the built client: it is the same for all who ask, so the
 * Worker carries neither its texts nor what writes it.
 */
export function writeApiDescription(client: string): void {
  const file = join(client, descriptionPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, describe(placeholders.publicUrl, placeholders.version));
}

const describe = (publicUrl: string, version: string) => JSON.stringify(openApi(router, publicUrl, version));

/** Serves the description where nothing is built, as the calls were when the server started. */
export function apiDescription(publicUrl: string): Plugin {
  return {
    name: 'api-description',
    configureServer(server) {
      for (const path of ['/openapi.json', `${restBase}/openapi.json`]) {
        server.middlewares.use(path, (_, response) => {
          response.setHeader('Content-Type', 'application/json').end(describe(publicUrl, 'dev'));
        });
      }
    },
  };
}

const [, started, client] = process.argv;
if (started === import.meta.filename && client) writeApiDescription(client);
