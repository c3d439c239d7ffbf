import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyPreparedData } from './prepared-data.ts';

it('leaves data that are there as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-kept-'));
  mkdirSync(join(folder, 'postgres'));
  expect(await copyPreparedData(folder)).toBe(false);
  expect(readdirSync(join(folder, 'postgres'))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
