import type { AnyRouter } from '@trpc/server';
import * as z from 'zod/mini';
import type { ProcedureMeta } from '../trpc.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A procedure as the outside sees it. `inputSchema` and `outputSchema` are JSON Schema of its zod schemas. */
export type Endpoint = {
  name: string;
  area: string;
  verb: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With {braces}, as OpenAPI writes it. */
  path: string;
  /** With :colons, as Hono writes it. */
  honoPath: string;
  summary: string;
  membersOnly: boolean;
  roundTrips: number;
  top: readonly string[];
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
};

type Definition = { meta?: ProcedureMeta; inputs: z.core.$ZodType[]; output?: z.core.$ZodType };

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** tRPC keeps meta and schemas under `_def`; this is the one place that reads it. */
function definitionOf(procedure: unknown): Definition {
  return (procedure as { _def: Definition })._def;
}

/** All procedures of a router, paths without parameters first, so that no parameter swallows a name. */
export function endpointsOf(router: AnyRouter): Endpoint[] {
  const procedures = Object.entries(router._def.procedures as Record<string, unknown>);
  return procedures
    .flatMap(([name, procedure]) => endpointsOfProcedure(name, definitionOf(procedure)))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
}

function endpointsOfProcedure(name: string, definition: Definition): Endpoint[] {
  const addresses = [definition.meta?.rest ?? []].flat();
  if (addresses.length === 0) throw new Error(`${name} lacks its REST path`);
  return addresses.map((address) => endpointOf(name, address, definition));
}

function endpointOf(name: string, address: string, { meta, inputs, output }: Definition): Endpoint {
  const [area = '', verb = ''] = name.split('.');
  const [word = '', path = ''] = address.split(' ');
  const method = methods.find((known) => known === word);
  if (!meta || !method || !output) throw new Error(`${name} lacks its method or its output`);
  return {
    name,
    area,
    verb,
    method,
    path,
    honoPath: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    summary: meta.summary ?? '',
    membersOnly: meta.membersOnly ?? false,
    roundTrips: meta.roundTrips ?? 1,
    top: meta.top ?? [],
    inputSchema: inputs[0]
      ? z.toJSONSchema(inputs[0], { io: 'input', unrepresentable: 'any' })
      : { type: 'object' },
    outputSchema: z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }),
  };
}
