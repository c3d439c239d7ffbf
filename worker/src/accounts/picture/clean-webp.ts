import { type Bytes, join, NoPicture, require, requireSides, textAt, viewOf } from './picture-bytes.ts';

type Chunk = { name: string; data: Bytes };

type Size = { width: number; height: number };

/** What may stand beside the picture itself and only describes it. */
const describing = new Set(['ICCP', 'EXIF', 'XMP ']);

const alphaFlag = 0x10;

/**
 * A WebP with its picture and its transparency and nothing else. Throws `NoPicture` or a `RangeError` for what is none,
 * and for an animation.
 */
export function cleanWebp(bytes: Bytes): Bytes {
  const chunks = chunksOf(bytes);
  const extended = chunks[0]?.name === 'VP8X' ? chunks[0] : undefined;
  const kept = chunks.filter((chunk) => chunk !== extended && !describing.has(chunk.name));
  const picture = kept.at(-1);
  require(picture !== undefined, 'no picture');
  const alpha = kept.length === 2 && extended && picture.name === 'VP8 ' ? kept[0] : undefined;
  require(kept.length === (alpha ? 2 : 1) && (!alpha || alpha.name === 'ALPH'), 'chunks');
  const size = sizeOf(picture);
  requireSides(size.width, size.height);
  if (extended) requireCanvas(extended, size);
  if (!alpha) return webp([picture]);
  requireAlpha(alpha, size);
  return webp([canvas(size), alpha, picture]);
}

/** The chunks that the file says to have; what stands behind them is cut. */
function chunksOf(bytes: Bytes): Chunk[] {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  require(end <= bytes.length && end % 2 === 0, 'length');
  const chunks: Chunk[] = [];
  for (let at = 12; at < end; ) {
    const length = view.getUint32(at + 4, true);
    require(at + 8 + length <= end, 'chunk');
    chunks.push({ name: textAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function sizeOf({ name, data }: Chunk): Size {
  if (name === 'VP8 ') return lossySize(data);
  if (name === 'VP8L') return losslessSize(data);
  throw new NoPicture('chunks');
}

/** RFC 6386, 9.1: a key frame that is shown, whose first partition fits. */
function lossySize(data: Bytes): Size {
  const view = viewOf(data);
  const tag = view.getUint16(0, true) | (view.getUint8(2) << 16);
  const firstPartition = tag >> 5;
  require((tag & 1) === 0 && ((tag >> 1) & 7) <= 3 && ((tag >> 4) & 1) === 1, 'frame');
  require(firstPartition > 0 && 10 + firstPartition < data.length, 'partition');
  require(view.getUint8(3) === 0x9d && view.getUint16(4) === 0x012a, 'start code');
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

function losslessSize(data: Bytes): Size {
  const view = viewOf(data);
  const bits = view.getUint32(1, true);
  require(view.getUint8(0) === 0x2f && bits >>> 29 === 0 && data.length > 5, 'lossless');
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function requireCanvas({ data }: Chunk, { width, height }: Size): void {
  const view = viewOf(data);
  const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  require(data.length === 10 && (view.getUint8(0) & 2) === 0, 'animated');
  require(side(4) === width && side(7) === height, 'canvas');
}

function requireAlpha({ data }: Chunk, { width, height }: Size): void {
  const compression = viewOf(data).getUint8(0) & 3;
  const isWhole = compression === 0 ? data.length === 1 + width * height : data.length > 1;
  require(compression <= 1 && isWhole, 'alpha');
}

function canvas({ width, height }: Size): Chunk {
  const data = new Uint8Array(10);
  const view = viewOf(data);
  view.setUint8(0, alphaFlag);
  view.setUint16(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  return { name: 'VP8X', data };
}

function webp(chunks: readonly Chunk[]): Bytes {
  const body = chunks.flatMap(({ name, data }) => [
    chunkHead(name, data.length),
    data,
    new Uint8Array(data.length % 2),
  ]);
  const length = body.reduce((sum, part) => sum + part.length, 4);
  return join([chunkHead('RIFF', length), new TextEncoder().encode('WEBP'), ...body]);
}

function chunkHead(name: string, length: number): Uint8Array {
  const head = new Uint8Array(8);
  head.set(new TextEncoder().encode(name));
  viewOf(head).setUint32(4, length, true);
  return head;
}
