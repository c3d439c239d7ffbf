import { readFileSync } from 'node:fs';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { expect, test } from 'vitest';
import { appIcons, iconPath } from './app-icons.ts';

const heaviest = 6_000;
const pngStart = '89504e470d0a1a0a';

test.each(keysOf(appIcons))('the icon %s is a small PNG of the right size', (name) => {
  const { size } = appIcons[name];
  const picture = readFileSync(iconPath(name));
  expect(picture.subarray(0, 8).toString('hex')).toBe(pngStart);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
  expect(picture.byteLength).toBeLessThan(heaviest);
});
