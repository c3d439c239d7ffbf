import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { AppBindings } from '../app-bindings.ts';

/** One description for each isolate: neither the calls nor the site's address change while it lives. */
let description: Promise<string> | undefined;

/** The OpenAPI description of every call, as the build wrote it, with this deployment's address and version. */
export async function serveOpenApi(c: HonoContext<AppBindings>): Promise<Response> {
  description ??= readDescription(c);
  const text = await description.catch((error: unknown) => {
    description = undefined;
    throw error;
  });
  return c.body(text, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
  });
}

async function readDescription(c: HonoContext<AppBindings>): Promise<string> {
  const response = await c.env.ASSETS.fetch(new Request(new URL(descriptionPath, c.req.url)));
  if (!response.ok) throw new Error(`the client was not built: ${descriptionPath} is missing`);
  const text = await response.text();
  return text
    .replaceAll(placeholders.publicUrl, c.env.PUBLIC_URL.replace(/\/$/, ''))
    .replaceAll(placeholders.version, c.env.VERSION);
}

/** Swagger UI over the description; its files and the script that starts it are our own, under the site's policy. */
export function serveDocs(c: HonoContext<AppBindings>) {
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mboalink API</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/api-docs/swagger-ui.css" />
        <link rel="stylesheet" href="/api-docs/narrow-screen.css" />
        <script src="/api-docs/swagger-ui-bundle.js" defer></script>
        <script src="/api-docs/start.js" defer></script>
      </head>
      <body>
        <main id="api-docs">
          <p>Machines read <a href="/api/v1/openapi.json">openapi.json</a>.</p>
        </main>
      </body>
    </html>`);
}

/** What stands in the description that the build writes for what each deployment has of its own. */
export const placeholders = { publicUrl: 'https://public-url.invalid', version: 'version.invalid' } as const;

/** Where the build leaves it among the client's files. */
export const descriptionPath = '/api-docs/openapi.json';
