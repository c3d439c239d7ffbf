import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { router } from '../../router.ts';
import { type Endpoint, endpointsOf, type JsonSchema } from '../endpoints.ts';
import { accountFields } from './account-fields.ts';
import { billingFields } from './billing-fields.ts';
import { directoryFields } from './directory-fields.ts';
import { openApi } from './document.ts';
import { fieldDocumentation } from './field-documentation.ts';
import { networkFields } from './network-fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test looks into a document of every shape.
const document: any = openApi(router, 'https://mboalink.example', '0.1.0');
const endpoints = endpointsOf(router);

const operationOf = ({ path, method }: Endpoint) => document.paths[path][method.toLowerCase()];

/** Every field of every schema as `parent.name`, the parent being the call, the named schema or the field around it. */
function fieldsOf(schema: JsonSchema | boolean | undefined, parent: string): [string, string][] {
  if (typeof schema !== 'object') return [];
  const properties = Object.entries(schema.properties ?? {});
  return [
    ...properties.flatMap(([name, property]): [string, string][] => [
      [parent, name],
      ...fieldsOf(property, name),
    ]),
    ...fieldsOf(schema.items as JsonSchema | undefined, parent),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => fieldsOf(part, parent)),
  ];
}

const fields = endpoints.flatMap(({ verb, inputSchema, outputSchema }) => [
  ...fieldsOf(inputSchema, verb),
  ...fieldsOf(outputSchema, verb),
  ...Object.entries(outputSchema.$defs ?? {}).flatMap(([name, schema]) => fieldsOf(schema, name)),
]);

describe('the documentation of fields', () => {
  it('has a description for every field of every call', () => {
    const missing = fields.filter(([parent, name]) => !fieldDocumentation(parent, name));
    expect([...new Set(missing.map((field) => field.join('.')))]).toEqual([]);
  });

  it('describes no field that is not there', () => {
    const known = new Set(fields.flatMap(([parent, name]) => [name, `${parent}.${name}`]));
    const described = Object.keys({
      ...accountFields,
      ...billingFields,
      ...directoryFields,
      ...networkFields,
    });
    expect(described.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.operationId, endpoint]))(
  '%s',
  (_, endpoint) => {
    const operation = operationOf(endpoint);

    it('shows what to send by an example that fits', () => {
      const sent = {
        ...operation.requestBody?.content['application/json']?.example,
        ...(endpoint.file && {
          [endpoint.file.field]: fieldDocumentation(endpoint.verb, endpoint.file.field)?.example,
        }),
        ...Object.fromEntries(
          (operation.parameters ?? []).flatMap((parameter: { name: string; example?: unknown }) =>
            parameter.example === undefined ? [] : [[parameter.name, parameter.example]],
          ),
        ),
      };
      const result = endpoint.input ? z.safeParse(endpoint.input, sent) : { success: true };
      expect({ sent, result }).toMatchObject({ result: { success: true } });
    });

    it.skipIf(endpoint.download)('shows what it answers by an example that fits', () => {
      const { data } = operation.responses[200].content['application/json'].example;
      const result = z.safeParse(endpoint.output, data);
      expect({ data, result }).toMatchObject({ result: { success: true } });
    });
  },
);

it('gives every address an operationId of its own', () => {
  const ids = endpoints.map((endpoint) => endpoint.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w.]+$/.test(id))).toEqual([]);
});

it('asks for a session where the call does, by cookie or bearer', () => {
  for (const endpoint of endpoints) {
    const security = endpoint.membersOnly ? [{ cookie: [] }, { bearer: [] }] : [];
    expect(operationOf(endpoint).security).toEqual(security);
  }
});
