import type { Picture, PictureType } from '../../providers/pictures/picture-store.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { type Bytes, NoPicture, textAt } from './picture-bytes.ts';

type Format = {
  type: PictureType;
  begins: (bytes: Bytes) => boolean;
  clean: (bytes: Bytes) => Bytes | Promise<Bytes>;
};

const formats: readonly Format[] = [
  {
    type: 'image/webp',
    begins: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
    clean: cleanWebp,
  },
  {
    type: 'image/jpeg',
    begins: (bytes) => textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
    clean: cleanJpeg,
  },
  {
    type: 'image/png',
    begins: (bytes) => textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n',
    clean: cleanPng,
  },
];

/** The content types that a picture may have. */
export const pictureTypes: readonly string[] = formats.map(({ type }) => type);

/**
 * A picture by what its bytes say, rewritten with nothing but what draws it: no metadata, and nothing behind its end.
 * Null for what is no still picture of at most 1 024 pixels a side.
 */
export async function cleanPicture(bytes: Bytes): Promise<Picture | null> {
  const format = formats.find(({ begins }) => begins(bytes));
  if (!format) return null;
  try {
    return { type: format.type, bytes: await format.clean(bytes) };
  } catch (error) {
    // A read beyond the end is a picture that was cut off.
    if (error instanceof NoPicture || error instanceof RangeError) return null;
    throw error;
  }
}
