import { errorStatus } from '@mboalink/shared/errors.ts';
import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { AppBindings } from '../app-bindings.ts';
import { router } from '../router.ts';
import { type Endpoint, endpointsOf, type JsonSchema } from './endpoints.ts';

/** A page that a person can read: each call, what it takes, what it answers, and what can go wrong. */
export function serveDocs(c: HonoContext<AppBindings>) {
  const endpoints = endpointsOf(router);
  const areas = Map.groupBy(endpoints, (endpoint) => endpoint.area);
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mboalink API</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>Mboalink API</h1>
          <p>
            Every path is under <code>/api/v1</code>. Success answers
            <code>{"success": true, "data": …}</code>, errors
            <code>{"success": false, "error": "code", "message": …}</code>. Sign in with cookies or with
            <code>Authorization: Bearer …</code>. Machines read <a href="/api/v1/openapi.json">openapi.json</a>.
          </p>
          ${[...areas].map(([area, calls]) => html`<h2 id="${area}">${area}</h2>${calls.map(callSection)}`)}
          <h2 id="errors">Errors</h2>
          <dl>
            ${Object.entries(errorStatus).map(([code, status]) => html`<dt><code>${code}</code></dt><dd>${status}</dd>`)}
          </dl>
        </main>
      </body>
    </html>`);
}

function callSection(endpoint: Endpoint) {
  return html`<section id="${endpoint.name}">
    <h3><code>${endpoint.method} ${endpoint.path}</code></h3>
    <p>${endpoint.summary}${endpoint.membersOnly ? ' Needs a session.' : ''}</p>
    ${fieldList('Takes', endpoint.inputSchema)} ${fieldList('Answers', endpoint.outputSchema)}
  </section>`;
}

function fieldList(title: string, schema: JsonSchema) {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '';
  return html`<h4>${title}</h4>
    <ul>
      ${fields.map(([name, property]) => {
        const optional = schema.required?.includes(name) ? '' : ', optional';
        return html`<li><code>${name}</code>: ${kind(property)}${optional}</li>`;
      })}
    </ul>`;
}

/** A schema in a few words: 'text', 'list of object', 'one of basic, pro'. */
function kind(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map(kind))].join(' or ');
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items))
    return `list of ${kind(schema.items)}`;
  return String(schema.type ?? 'anything');
}
