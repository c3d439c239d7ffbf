import type { JsonSchema } from './endpoints.ts';

/** What a call of a name reads, as JSON Schema; undefined where there is no such call. */
type SchemaOf = (name: string) => JsonSchema | undefined;

/**
 * The input of the calls that a request over tRPC names, in one spelling: what they read, in one order. What cannot be read stays as
 * it is, and is refused by the calls.
 */
export function plainInput(
  text: string,
  { names, isBatch, schemaOf }: { names: readonly string[]; isBatch: boolean; schemaOf: SchemaOf },
): string {
  const input = parse(text);
  if (!isObject(input)) return text;
  if (!isBatch) return JSON.stringify(readOf(input, schemaOf(names.join(','))));
  return JSON.stringify(names.map((name, index) => readOf(input[index], schemaOf(name))));
}

function readOf(input: unknown, schema: JsonSchema | undefined): unknown {
  if (!isObject(input) || !schema) return input ?? null;
  const read = Object.keys(schema.properties ?? {}).filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(read.map((name) => [name, input[name]]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
