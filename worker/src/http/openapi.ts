import { errorStatus } from '@mboalink/shared/errors.ts';
import type { AnyRouter } from '@trpc/server';
import { type Endpoint, endpointsOf, type JsonSchema } from './endpoints.ts';

type Json = { [key: string]: unknown };

/** The OpenAPI 3.1 description of every call, from the same schemas that check them. */
export function openApi(router: AnyRouter, publicUrl: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpointsOf(router)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mboalink', version, description: 'The WhatsApp business directory of Cameroon.' },
    servers: [{ url: `${publicUrl.replace(/\/$/, '')}/api/v1` }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const properties = Object.entries(endpoint.inputSchema.properties ?? {});
  const parameters = properties
    .filter(([name]) => inPath.has(name) || endpoint.method === 'GET')
    .map(([name, schema]) => parameter(name, schema, inPath.has(name), endpoint.inputSchema.required ?? []));
  const { $schema: _, ...body } = endpoint.inputSchema;
  const hasBody = endpoint.method !== 'GET' && properties.some(([name]) => !inPath.has(name));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    ...(endpoint.membersOnly && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Success', content: json(envelope(endpoint)) },
      default: { description: 'Error', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parameter(name: string, schema: JsonSchema | boolean, inPath: boolean, required: string[]): Json {
  const structured = typeof schema === 'object' && (schema.type === 'array' || schema.type === 'object');
  return {
    name,
    in: inPath ? 'path' : 'query',
    required: inPath || required.includes(name),
    ...(structured ? { content: json(schema) } : { schema }),
  };
}

const json = (schema: unknown): Json => ({ 'application/json': { schema } });

function envelope({ outputSchema: { $schema: _, ...data }, top }: Endpoint): Json {
  const own = data.properties ?? {};
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data,
      ...Object.fromEntries(top.map((field) => [field, own[field] ?? {}])),
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['success', 'error', 'message', 'requestId'],
  properties: {
    success: { const: false },
    error: { enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    timeLeft: { type: 'integer', description: 'Whole minutes to wait.' },
    quotaInfo: { type: 'object' },
  },
};
