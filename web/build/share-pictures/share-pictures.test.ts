import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureNames, picturePath, shareSize } from './share-pictures.ts';

const heaviest = 25_000;
const pngStart = '89504e470d0a1a0a';

test('there is one for each of the 18 sectors, and a general one', () => {
  expect(new Set(pictureNames).size).toBe(19);
});

test.each(pictureNames)('%s is a small PNG of the right size', (name) => {
  const picture = readFileSync(picturePath(name));
  expect(picture.subarray(0, 8).toString('hex')).toBe(pngStart);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([shareSize.width, shareSize.height]);
  expect(picture.byteLength).toBeLessThan(heaviest);
});
