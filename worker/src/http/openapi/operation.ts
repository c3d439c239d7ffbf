import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { freshCodeMinutes } from '@mboalink/shared/limits.ts';
import type { Endpoint, JsonSchema } from '../endpoints.ts';
import { errorResponses, requestIdHeader } from './errors.ts';

type Json = { [key: string]: unknown };

/** Schemas that operations refer to by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** One call as OpenAPI describes it. */
export function operation(endpoint: Endpoint, schemas: Schemas): Json {
  const parameters = parametersOf(endpoint);
  const body = bodyOf(endpoint, schemas);
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [endpoint.area],
    security: endpoint.membersOnly ? [{ cookie: [] }, { bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { 200: successResponse(endpoint, schemas), ...errorResponses(endpoint) },
  };
}

function descriptionOf({ summary, description, membersOnly, freshCode, alternatives }: Endpoint): string {
  const sentences = [summary, description];
  if (membersOnly) sentences.push('Needs a session: the cookie that signing in sets, or its access token.');
  if (freshCode) sentences.push(freshCodeSentence(freshCode));
  if (alternatives.length > 0)
    sentences.push(`Also at ${alternatives.map((other) => `\`${other}\``).join(', ')}.`);
  return sentences.filter(Boolean).join(' ');
}

function freshCodeSentence(purpose: FreshPurpose): string {
  const kind = purpose === 'session' ? 'any purpose' : `the purpose \`${purpose}\``;
  return `Needs a code of ${kind}, typed in this session in the last ${freshCodeMinutes} minutes.`;
}

function namesInPath(path: string): Set<string> {
  return new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
}

function parametersOf({ path, method, inputSchema, example, challenge }: Endpoint): Json[] {
  const inPath = namesInPath(path);
  const fields = Object.entries(inputSchema.properties ?? {})
    .filter(([name]) => inPath.has(name) || method === 'GET')
    .map(([name, property]) => {
      const required = inPath.has(name) || Boolean(inputSchema.required?.includes(name));
      const given = example?.[name] ?? (required ? exampleOf(property, {}) : undefined);
      return parameter(name, property, {
        place: inPath.has(name) ? 'path' : 'query',
        required,
        example: given,
      });
    });
  return challenge ? [...fields, { $ref: '#/components/parameters/Challenge' }] : fields;
}

type Parameter = { place: 'path' | 'query'; required: boolean; example: unknown };

/** Lists travel in a query as JSON; the page would send one made-up entry of a list that shows no example. */
function parameter(
  name: string,
  property: JsonSchema | boolean,
  { place, required, example }: Parameter,
): Json {
  const { description, ...schema } = typeof property === 'object' ? property : {};
  const structured = schema.type === 'array' || schema.type === 'object';
  const given = example ?? (schema.type === 'array' ? [] : undefined);
  const shown = given !== undefined && { example: given };
  return {
    name,
    in: place,
    required,
    description,
    ...(structured ? { content: { 'application/json': { schema, ...shown } } } : { schema, ...shown }),
  };
}

const binary = { schema: { type: 'string', format: 'binary' } };

function bodyOf({ path, method, inputSchema, example, file }: Endpoint, schemas: Schemas): Json | undefined {
  if (file) return { required: true, content: Object.fromEntries(file.types.map((type) => [type, binary])) };
  const inPath = namesInPath(path);
  const { $schema: _, ...schema } = inputSchema;
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.has(name));
  if (method === 'GET' || properties.length === 0) return undefined;
  const required = schema.required?.filter((name) => !inPath.has(name));
  const sent = { ...schema, properties: Object.fromEntries(properties), ...(required && { required }) };
  const shown = example ?? exampleOf(sent, schemas, 'required');
  return { required: true, content: { 'application/json': { schema: sent, example: shown } } };
}

/** What says of a file how much is in it, and what it is called. */
const fileHeaders: Json = {
  'X-Exported': {
    description: 'How many contacts the file holds, of how many in the list.',
    schema: { type: 'string', example: '12 of 38' },
  },
  'Content-Disposition': {
    description: 'The name of the file, with the date.',
    schema: { type: 'string', example: 'attachment; filename="mboalink-2026-11-23-12-of-38.vcf"' },
  },
};

function successResponse({ outputSchema, top, download }: Endpoint, schemas: Schemas): Json {
  if (download) {
    return {
      description: 'The file, in pieces: one that breaks off is not whole.',
      headers: { ...requestIdHeader, ...fileHeaders },
      content: Object.fromEntries(download.map((type) => [type, binary])),
    };
  }
  const { $schema: _, $defs: __, ...data } = outputSchema;
  const properties = data.properties ?? {};
  const atTop = Object.fromEntries(top.map((field) => [field, properties[field] ?? {}]));
  const schema: JsonSchema = {
    type: 'object',
    required: ['success', 'data', ...top],
    properties: { success: { const: true, description: 'Always true.' }, data, ...atTop },
  };
  const answered = exampleOf(data, schemas) as Record<string, unknown>;
  const example = {
    success: true,
    data: answered,
    ...Object.fromEntries(top.map((field) => [field, answered[field]])),
  };
  return {
    description: 'It worked.',
    headers: requestIdHeader,
    content: { 'application/json': { schema, example } },
  };
}

/**
 * A value that fits a schema, made of the examples of its fields: of what is sent only the required fields are in it, of
 * what is answered all.
 */
function exampleOf(
  schema: JsonSchema | boolean | undefined,
  schemas: Schemas,
  only: 'required' | 'all' = 'all',
): unknown {
  if (typeof schema !== 'object') return null;
  const { example, const: constant, enum: values, type, $ref, anyOf, oneOf } = schema;
  if ($ref) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''], schemas, only);
  if (example !== undefined) return example;
  if (constant !== undefined) return constant;
  if (values) return values[0];
  const choices = anyOf ?? oneOf;
  if (choices) {
    const some = choices.find((choice) => typeof choice === 'object' && choice.type !== 'null');
    return exampleOf(some, schemas, only);
  }
  if (type === 'array') return [exampleOf(schema.items as JsonSchema, schemas, only)];
  if (type !== 'object') return plainExample(schema);
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties).filter((name) => only === 'all' || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name], schemas, only)]));
}

function plainExample({ type, format, minimum }: JsonSchema): unknown {
  const [kind] = [type].flat();
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return minimum ?? 1;
  return format === 'uuid' ? '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' : 'text';
}
