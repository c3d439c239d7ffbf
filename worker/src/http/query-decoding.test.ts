import { expect, it } from 'vitest';
import type { JsonSchema } from './endpoints.ts';
import { decodeQuery } from './query-decoding.ts';

const decode = (query: string, property: JsonSchema) =>
  decodeQuery(new URLSearchParams(query), { type: 'object', properties: { value: property } });

it.each<[string, JsonSchema, unknown]>([
  ['value=2', { type: 'integer' }, 2],
  ['value=-1.5', { type: 'number' }, -1.5],
  ['value=true', { type: 'boolean' }, true],
  ['value=false', { type: 'boolean' }, false],
  ['value=2', { type: 'string' }, '2'],
  ['value=true', { anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
  ['value=[{"a":1}]', { type: 'array' }, [{ a: 1 }]],
])('reads %s by a schema of %j', (query, property, value) => {
  expect(decode(query, property)).toEqual({ value });
});

it.each<[string, JsonSchema, unknown]>([
  ['value=1e9', { type: 'integer' }, '1e9'],
  ['value=0x10', { type: 'number' }, '0x10'],
  ['value=', { type: 'integer' }, ''],
  ['value=yes', { type: 'boolean' }, 'yes'],
  ['value=[1', { type: 'array' }, '[1'],
])('leaves %s as it stands, for the schema of %j to refuse', (query, property, value) => {
  expect(decode(query, property)).toEqual({ value });
});

it('ignores keys that the schema does not name', () => {
  expect(decode('t=1&value=2&__proto__=3', { type: 'integer' })).toEqual({ value: 2 });
});
