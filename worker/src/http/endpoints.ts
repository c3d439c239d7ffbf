import type { AnyRouter } from '@trpc/server';
import * as z from 'zod/mini';
import type { ProcedureMeta } from '../trpc.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A procedure as the outside sees it. `inputSchema` and `outputSchema` are JSON Schema of its zod schemas. */
export type Endpoint = ReturnType<typeof endpointOf>;

type Written = { parameters: z.core.ToJSONSchemaParams; schemas: WeakMap<z.core.$ZodType, JsonSchema> };

const asked: Written = { parameters: { io: 'input', unrepresentable: 'any' }, schemas: new WeakMap() };

/** Answers may gain fields, so nobody is told that there are no others. */
const answered: Written = {
  parameters: {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  },
  schemas: new WeakMap(),
};

type Definition = {
  type: 'query' | 'mutation' | 'subscription';
  meta?: ProcedureMeta;
  inputs: z.core.$ZodType[];
  output?: z.core.$ZodType;
};

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** tRPC keeps kind, meta and schemas under `_def`; this is the one place that reads it. */
function definitionOf(procedure: unknown): Definition {
  return (procedure as { _def: Definition })._def;
}

/** Whether a router has a procedure of that name that does more than read. */
export function writes(router: AnyRouter, name: string): boolean {
  const definition = findDefinition(router, name);
  return definition !== undefined && definition.type !== 'query';
}

/** Whether a router has a procedure of that name that only members may call. */
export function isMembersOnly(router: AnyRouter, name: string): boolean {
  return findDefinition(router, name)?.meta?.membersOnly ?? false;
}

function findDefinition(router: AnyRouter, name: string): Definition | undefined {
  const procedures = router._def.procedures as Record<string, unknown>;
  return Object.hasOwn(procedures, name) ? definitionOf(procedures[name]) : undefined;
}

/** All procedures of a router but those of our own pages, paths without parameters first, so that no parameter swallows a name. */
export function endpointsOf(router: AnyRouter): Endpoint[] {
  const procedures = Object.entries(router._def.procedures as Record<string, unknown>);
  return procedures
    .flatMap(([name, procedure]) => endpointsOfProcedure(name, definitionOf(procedure)))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
}

function endpointsOfProcedure(name: string, definition: Definition): Endpoint[] {
  const addresses = [definition.meta?.rest ?? []].flat();
  if (definition.meta?.ofPages) return [];
  if (addresses.length === 0) throw new Error(`${name} lacks its REST path`);
  return addresses.map((address) =>
    endpointOf(name, address, definition, {
      operationId: address === addresses[0] ? name : `${name} at ${address}`.replaceAll(/\W+(\w)/g, initial),
      alternatives: addresses.filter((other) => other !== address),
    }),
  );
}

const initial = (_: string, letter: string) => letter.toUpperCase();

function endpointOf(
  name: string,
  address: string,
  { meta, inputs, output }: Definition,
  /** `operationId` names this address in generated clients; `alternatives` are other addresses of the same call. */
  named: { operationId: string; alternatives: readonly string[] },
) {
  const [area = '', verb = ''] = name.split('.');
  const [word = '', path = ''] = address.split(' ');
  const method = methods.find((known) => known === word);
  if (!meta || !method || !output) throw new Error(`${name} lacks its method or its output`);
  return {
    ...named,
    name,
    area,
    verb,
    method,
    /** With {braces}, as OpenAPI writes it; Hono writes :colons. */
    path,
    honoPath: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    summary: meta.summary ?? '',
    description: meta.description ?? '',
    membersOnly: meta.membersOnly ?? false,
    floodLimited: meta.floodLimited ?? false,
    freshCode: meta.freshCode,
    errors: meta.errors ?? [],
    challenge: meta.challenge,
    example: meta.example,
    file: meta.file,
    download: meta.download,
    roundTrips: meta.roundTrips ?? 1,
    cache: meta.cache,
    top: meta.top ?? [],
    input: inputs[0],
    output,
    get inputSchema(): JsonSchema {
      return inputs[0] ? schemaOf(inputs[0], asked) : { type: 'object' };
    },
    get outputSchema(): JsonSchema {
      return schemaOf(output, answered);
    },
  };
}

/** Written once, and when it is asked for: writing all of them took a quarter of the time in which the Worker starts. */
function schemaOf(zodSchema: z.core.$ZodType, { parameters, schemas }: Written): JsonSchema {
  const schema = schemas.get(zodSchema) ?? z.toJSONSchema(zodSchema, parameters);
  schemas.set(zodSchema, schema);
  return schema;
}
