import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { openApi } from '@mboalink/worker/http/openapi/document.ts';
import { router } from '@mboalink/worker/router.ts';

/** As much of JSON Schema as the description uses. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

type Content = { 'application/json'?: { schema: Schema; examples?: Record<string, unknown> } };

type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema?: Schema;
  content?: Content;
};

type Described = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** One address of a call as the description has it, and the name under which tRPC knows the call. */
export type Operation = {
  name: string;
  method: Endpoint['method'];
  path: string;
  input: Required<Pick<Schema, 'properties' | 'required'>>;
  membersOnly: boolean;
  responses: Described['responses'];
};

/** The OpenAPI document. Its addresses are read from it and from nothing else but their names in tRPC. */
export const description = openApi(router, 'https://mboalink.example', 'fuzz') as {
  paths: Record<string, Record<string, Described>>;
};

const endpoints = endpointsOf(router);

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operationOf(path, method.toUpperCase(), described)),
);

function operationOf(path: string, method: string, described: Described): Operation {
  const endpoint = endpoints.find((known) => known.path === path && known.method === method);
  if (!endpoint) throw new Error(`${method} ${path} is described, and no call is there`);
  const body = described.requestBody?.content['application/json']?.schema;
  const parameters = described.parameters ?? [];
  const ofParameters = parameters.map(({ name, schema, content }) => [
    name,
    schema ?? content?.['application/json']?.schema ?? {},
  ]);
  return {
    name: endpoint.name,
    method: endpoint.method,
    path,
    membersOnly: endpoint.membersOnly,
    input: {
      properties: { ...Object.fromEntries(ofParameters), ...body?.properties },
      required: [
        ...parameters.filter((parameter) => parameter.required).map(({ name }) => name),
        ...(body?.required ?? []),
      ],
    },
    responses: described.responses,
  };
}
