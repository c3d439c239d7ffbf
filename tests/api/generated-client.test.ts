import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, expect, it } from 'vitest';
import { insertSellers, registerMember } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

const { url, mailUrl } = addresses;
const root = resolve(import.meta.dirname, '../..');
const client = join(root, 'tests/generated-client');

/** What a program prints, run on the Node of this test; rejects when it fails. */
const run = async (...args: string[]) => (await promisify(execFile)(process.execPath, args)).stdout;

beforeAll(async () => {
  const description = await (await fetch(new URL('/openapi.json', url))).text();
  const types = astToString(await openapiTypescript(description));
  mkdirSync(join(root, 'tests/output'), { recursive: true });
  writeFileSync(join(root, 'tests/output/api.d.ts'), types);
});

it('is typed: the journey compiles, and no mistake does', async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(await run(tsc, '-p', client).catch((failure: { stdout: string }) => failure.stdout)).toBe('');
}, 60_000);

it('signs in, searches, reveals, and takes everything that is kept about the person', async () => {
  const { user } = await registerMember();
  const sellers = await insertSellers(1);
  const baseUrl = new URL('/api/v1', url).href;
  const printed = await run(join(client, 'journey.ts'), baseUrl, mailUrl, user.email, sellers.word);
  expect(JSON.parse(printed)).toEqual({
    refusedBefore: 'unauthenticated',
    signedInAs: user.email,
    hiddenNumber: null,
    number: expect.stringMatching(/^23770\d{7}$/),
    remaining: user.dailyMatchesLimit - 1,
    exportedAddress: user.email,
    openedContacts: sellers.ids,
  });
});
