import { expect, it } from 'vitest';
import { readJsonBody } from './json-body.ts';

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

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'refuses %s',
  async (type) => {
    await expect(readJsonBody(post('{}', type))).rejects.toMatchObject({ code: 'unsupported_media_type' });
  },
);

it('names the body when it is not JSON', async () => {
  await expect(readJsonBody(post('{', 'application/json'))).rejects.toMatchObject({
    code: 'validation_failed',
    details: { errors: [{ field: 'body', message: 'is not JSON' }] },
  });
});
