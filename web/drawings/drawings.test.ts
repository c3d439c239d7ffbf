import { readFileSync } from 'node:fs';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { expect, it } from 'vitest';
import { appIcons, iconPath } from './app-icons.ts';
import { pictureNames, picturePath, shareSize } from './share-pictures.ts';

const pngStart = '89504e470d0a1a0a';

function expectPng(path: string, size: { width: number; height: number }, heaviest: number) {
  const picture = readFileSync(path);
  expect(picture.subarray(0, 8).toString('hex')).toBe(pngStart);
  expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual(size);
  expect(picture.byteLength).toBeLessThan(heaviest);
}

it.each(keysOf(appIcons))('the icon %s is a small PNG of the right size', (name) => {
  const { size } = appIcons[name];
  expectPng(iconPath(name), { width: size, height: size }, 6_000);
});

it('has one picture for each of the 18 sectors, and a general one', () => {
  expect(new Set(pictureNames).size).toBe(19);
});

it.each(pictureNames)('the picture %s is a small PNG of the right size', (name) => {
  expectPng(picturePath(name), shareSize, 25_000);
});
