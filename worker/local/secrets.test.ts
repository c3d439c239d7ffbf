import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSecrets, revokeSecret, rotateSecret, writeSecrets } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mboalink-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-11-21T12:00:00Z');

test('a file is made once, for its owner alone, and found again', () => {
  const path = join(folder, 'new', 'secrets.json');
  const secrets = ensureSecrets(path);
  expect(secrets.SESSION_SECRET).not.toBe(secrets.IDENTITY_SECRET);
  expect(ensureSecrets(path)).toEqual(secrets);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a rotation keeps the secret before for 30 days, and no other rotation may cut them short', () => {
  const path = join(folder, 'rotated.json');
  const first = ensureSecrets(path);
  const second = rotateSecret(first, 'SESSION_SECRET', now);
  expect(second).toMatchObject({
    SESSION_SECRET_PREVIOUS: `2026-12-22 ${first.SESSION_SECRET}`,
    IDENTITY_SECRET: first.IDENTITY_SECRET,
  });
  writeSecrets(path, second);
  expect(ensureSecrets(path)).toEqual(second);

  const later = (day: string) => new Date(`${day}T00:00:01Z`);
  expect(() => rotateSecret(second, 'SESSION_SECRET', later('2026-12-21'))).toThrow(
    /accepted until 2026-12-22; rotate again after/,
  );
  const third = rotateSecret(second, 'SESSION_SECRET', later('2026-12-22'));
  expect(third.SESSION_SECRET_PREVIOUS).toBe(`2027-01-22 ${second.SESSION_SECRET}`);
});

test('what was stolen is revoked: nothing before it is accepted', () => {
  const first = ensureSecrets(join(folder, 'revoked.json'));
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = revokeSecret(
    rotateSecret(first, 'SESSION_SECRET', now),
    'SESSION_SECRET',
  );
  expect(SESSION_SECRET).not.toBe(first.SESSION_SECRET);
  expect(SESSION_SECRET_PREVIOUS).toBeUndefined();
});

test('a file that holds something else is named, and nothing of it quoted', () => {
  const path = join(folder, 'broken.json');
  writeFileSync(path, '{"SESSION_SECRET":"short"}');
  expect(() => ensureSecrets(path)).toThrow(`${path} holds no secrets as this version writes them.`);
});
