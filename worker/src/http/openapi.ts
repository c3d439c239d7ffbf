import { errorStatus } from '@mboalink/shared/errors.ts';
import type { AnyRouter } from '@trpc/server';
import { type CallFace, callFaces, type JsonSchema } from './call-faces.ts';

type Json = { [key: string]: unknown };

/** The OpenAPI 3.1 description of every call, from the same schemas that check them. */
export function openApi(router: AnyRouter, publicUrl: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const face of callFaces(router)) {
    paths[face.path] = { ...paths[face.path], [face.method.toLowerCase()]: operation(face) };
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

function operation(face: CallFace): Json {
  const inPath = new Set([...face.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const properties = Object.entries(face.inputSchema.properties ?? {});
  const parameters = properties
    .filter(([name]) => inPath.has(name) || face.method === 'GET')
    .map(([name, schema]) => parameter(name, schema, inPath.has(name), face.inputSchema.required ?? []));
  const { $schema: _, ...body } = face.inputSchema;
  const hasBody = face.method !== 'GET' && properties.some(([name]) => !inPath.has(name));
  return {
    operationId: face.name,
    summary: face.summary,
    tags: [face.area],
    ...(face.membersOnly && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Success', content: json(envelope(face)) },
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

function envelope({ outputSchema: { $schema: _, ...data }, top }: CallFace): Json {
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
