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
