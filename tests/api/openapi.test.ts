import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

const read = async (path: string) => (await fetch(new URL(path, url))).text();

it('describes the same at both addresses', async () => {
  const description = await read('/openapi.json');
  expect(JSON.parse(description).openapi).toBe('3.1.0');
  expect(await read('/api/v1/openapi.json')).toBe(description);
});

it('is clean under the recommended rules of Redocly', async () => {
  // `/payments/plans/{plan}` and `/payments/{txRef}/receipt` are told apart: no plan and no reference is such a word.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: await read('/openapi.json'), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('would be told of a call without an error answer, and of an example that does not fit', async () => {
  const document = JSON.parse(await read('/openapi.json'));
  const { post } = document.paths['/auth/send-otp'];
  post.requestBody.content['application/json'].example = { identifier: 12 };
  post.responses = { 200: post.responses[200] };
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map((problem) => problem.ruleId)).toEqual(
    expect.arrayContaining(['operation-4xx-response', 'no-invalid-media-type-examples']),
  );
});
