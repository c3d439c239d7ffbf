import type { AppRouter } from '../../router.ts';
import { accessCookie } from '../../session/tokens.ts';
import { type Endpoint, endpointsOf, type JsonSchema } from '../endpoints.ts';
import { challengeParameter, challengeSchema, errorSchema, headers } from './errors.ts';
import { operation } from './operation.ts';

type Json = { [key: string]: unknown };

const areas: Record<keyof AppRouter['_def']['record'], string> = {
  accounts: 'Who somebody is: codes, sessions, registration, profile, settings, leaving.',
  billing: 'Plans, payments by mobile money, receipts and subscriptions.',
  directory: 'Who can be found: search, suggestions, categories and places, and what a viewer may open.',
  insights: 'What happened: how people get in touch.',
  network: 'Whom somebody knows: the contacts that they saved, and their connections.',
  leads: 'Who wrote to a seller or called, and whom they answered.',
  needs: 'What somebody needs, in one line, and which sellers near answer it.',
  answers: 'Whether sellers answered whoever wrote to them.',
  health: 'Whether the service answers, and errors that browsers report.',
};

const description = `The WhatsApp business directory of Cameroon.

A success answers \`{"success": true, "data": …}\`, an error \`{"success": false, "error": "code", "message": …}\`. Sign in
with \`/auth/send-otp\` and \`/auth/verify-otp\`: browsers keep the cookies that it sets, other clients send its access
token as \`Authorization: Bearer …\`. Texts come in the language of \`Accept-Language\`, English or French. Keys of a query
that a call does not know are ignored; lists in a query are URL-encoded JSON.`;

/** The OpenAPI 3.1 description of every call, from the same schemas that check them. */
export function openApi(router: AppRouter, publicUrl: string, version: string): Json {
  const endpoints = endpointsOf(router);
  const schemas = schemasOf(endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint, schemas) };
  }
  const site = publicUrl.replace(/\/$/, '');
  return inComponents({
    openapi: '3.1.0',
    info: {
      title: 'Mboalink',
      version,
      description,
      license: { name: 'Terms of Service', url: `${site}/terms-of-service` },
      contact: { name: 'Support', url: `${site}/contact` },
    },
    // Relative to where the description came from: right on every address that the site has.
    servers: [{ url: '/api/v1' }],
    tags: Object.entries(areas).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas: { ...schemas, Error: errorSchema, Challenge: challengeSchema },
      parameters: { Challenge: challengeParameter },
      headers,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: accessCookie,
          description: 'Set by the calls that sign somebody in; browsers send it by themselves.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token that the calls that sign somebody in answer.',
        },
      },
    },
  });
}

/** The named schemas that the answers refer to. */
function schemasOf(endpoints: Endpoint[]): Record<string, JsonSchema> {
  const definitions = endpoints.flatMap(({ outputSchema }) => Object.entries(outputSchema.$defs ?? {}));
  return Object.fromEntries(definitions.map(([name, { id: _, ...schema }]) => [name, schema]));
}

/** JSON Schema keeps its definitions beside itself, OpenAPI among its components. */
function inComponents(description: Json): Json {
  return JSON.parse(JSON.stringify(description).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
