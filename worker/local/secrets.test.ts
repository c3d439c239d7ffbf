import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSecrets } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is made once, for its owner alone, and found again', () => {
  const path = join(folder, 'new', 'secrets.json');
  const secrets = ensureSecrets(path);
  expect(secrets.SESSION_SECRET).not.toBe(secrets.IDENTITY_SECRET);
  expect(ensureSecrets(path)).toEqual(secrets);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a file that holds something else is named, and nothing of it quoted', () => {
  const path = join(folder, 'broken.json');
  writeFileSync(path, '{"SESSION_SECRET":"short"}');
  expect(() => ensureSecrets(path)).toThrow(`${path} holds no secrets as this version writes them.`);
});
