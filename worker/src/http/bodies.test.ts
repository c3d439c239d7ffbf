import { expect, it } from 'vitest';
import { decodeQuery, readJsonBody } from './bodies.ts';
import type { JsonSchema } from './endpoints.ts';

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

const post = (body: string, type?: string) =>
  new Request('https://mboalink.example', {
    method: 'POST',
    body,
    headers: type ? { 'Content-Type': type } : {},
  });

it('reads JSON under its type, whatever its parameters', async () => {
  expect(await readJsonBody(post('{"a":1}', 'application/json; charset=utf-8'))).toEqual({ a: 1 });
  expect(await readJsonBody(post('[1]', 'Application/JSON'))).toEqual([1]);
});

it('takes no body for an empty object', async () => {
  expect(await readJsonBody(post(''))).toEqual({});
  expect(await readJsonBody(post('  \n'))).toEqual({});
});
