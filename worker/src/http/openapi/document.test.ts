import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { router } from '../../router.ts';
import { type Endpoint, endpointsOf } from '../endpoints.ts';
import { openApi } from './document.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test looks into a document of every shape.
const document: any = openApi(router, 'https://mboalink.example', '0.1.0');
const endpoints = endpointsOf(router);

const operationOf = ({ path, method }: Endpoint) => document.paths[path][method.toLowerCase()];

describe.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.operationId, endpoint]))(
  '%s',
  (_, endpoint) => {
    const operation = operationOf(endpoint);

    it('shows what to send by an example that fits', () => {
      const sent = {
        ...operation.requestBody?.content['application/json']?.example,
        ...(endpoint.file && {
          [endpoint.file.field]: 'UklGRg==',
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
