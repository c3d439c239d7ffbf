import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeIfChanged, sourceStamp } from './source-stamp.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mboalink-stamp-'));
  mkdirSync(join(root, 'web/src'), { recursive: true });
  mkdirSync(join(root, 'web/dist'));
  writeFileSync(join(root, 'web/src/page.ts'), 'one');
  writeFileSync(join(root, 'lock.yaml'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const stamp = () => sourceStamp(root, ['web', 'lock.yaml']);

test('the stamp changes with the content, the name or the number of the sources', () => {
  const stamps = [stamp()];
  writeFileSync(join(root, 'web/src/page.ts'), 'two');
  stamps.push(stamp());
  writeFileSync(join(root, 'web/src/other.ts'), '');
  stamps.push(stamp());
  writeFileSync(join(root, 'lock.yaml'), 'two');
  stamps.push(stamp());
  expect(new Set(stamps).size).toBe(4);
});

test('tests and built files do not count', () => {
  const before = stamp();
  writeFileSync(join(root, 'web/src/page.test.ts'), 'x');
  writeFileSync(join(root, 'web/dist/page.js'), 'x');
  expect(stamp()).toBe(before);
});

test('it is made once for the same sources, and again after a failure', async () => {
  const stampFile = join(root, 'web/dist/sources.sha256');
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error('the first build fails');
  };
  await expect(makeIfChanged(stampFile, stamp(), make)).rejects.toThrow();
  expect(await makeIfChanged(stampFile, stamp(), make)).toBe(true);
  expect(await makeIfChanged(stampFile, stamp(), make)).toBe(false);
  expect(made).toBe(2);
});
