import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import { expect, it } from 'vitest';

const pngStart = '89504e470d0a1a0a';
const heaviest = 25_000;

it.each(['general', ...sectors.map(({ slug }) => slug)])(
  'the picture that goes with links to %s is a small PNG, as large as WhatsApp shows it',
  (name) => {
    const picture = readFileSync(join(import.meta.dirname, 'src/share-pictures', `${name}.png`));
    expect(picture.subarray(0, 8).toString('hex')).toBe(pngStart);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.byteLength).toBeLessThan(heaviest);
  },
);
