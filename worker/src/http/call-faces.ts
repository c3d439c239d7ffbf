import type { AnyRouter } from '@trpc/server';
import * as z from 'zod/mini';
import type { CallMeta } from '../trpc.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A procedure as the outside sees it. `inputSchema` and `outputSchema` are JSON Schema of its zod schemas. */
export type CallFace = {
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

type Definition = { meta?: CallMeta; inputs: z.core.$ZodType[]; output?: z.core.$ZodType };

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** tRPC keeps meta and schemas under `_def`; this is the one place that reads it. */
function definitionOf(procedure: unknown): Definition {
  return (procedure as { _def: Definition })._def;
}

/** All procedures of a router, paths without parameters first, so that no parameter swallows a name. */
export function callFaces(router: AnyRouter): CallFace[] {
  const procedures = Object.entries(router._def.procedures as Record<string, unknown>);
  return procedures
    .flatMap(([name, procedure]) => facesOf(name, definitionOf(procedure)))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
}

function facesOf(name: string, definition: Definition): CallFace[] {
  const addresses = [definition.meta?.rest ?? []].flat();
  if (addresses.length === 0) throw new Error(`${name} lacks its REST path`);
  return addresses.map((address) => faceOf(name, address, definition));
}

function faceOf(name: string, address: string, { meta, inputs, output }: Definition): CallFace {
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
