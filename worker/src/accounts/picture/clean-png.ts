import { type Bytes, join, require, requireSides, textAt, viewOf } from './picture-bytes.ts';

type Chunk = { name: string; data: Bytes; whole: Bytes };

type Header = {
  width: number;
  height: number;
  bitsPerPixel: number;
  isIndexed: boolean;
  isInterlaced: boolean;
};

/** Samples of a pixel and the depths that they may have, by colour type. */
const colorTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Where the seven passes of an interlaced picture begin, and how far apart their pixels are. */
const passes = [
  { x: 0, y: 0, right: 8, down: 8 },
  { x: 4, y: 0, right: 8, down: 8 },
  { x: 0, y: 4, right: 4, down: 8 },
  { x: 2, y: 0, right: 4, down: 4 },
  { x: 0, y: 2, right: 2, down: 4 },
  { x: 1, y: 0, right: 2, down: 2 },
  { x: 0, y: 1, right: 1, down: 2 },
];

const signatureLength = 8;

/**
 * A PNG with its header, palette, transparency and pixels and nothing else, its pixels unpacked once to see that they
 * are all there and no more. Throws `NoPicture` or a `RangeError` for what is none, and for an animation.
 */
export async function cleanPng(bytes: Bytes): Promise<Bytes> {
  const chunks = chunksOf(bytes);
  const header = readHeader(chunks[0]);
  require(!chunks.some(({ name }) => /^(acTL|fcTL|fdAT)$/.test(name)), 'animated');
  const named = (name: string) => chunks.filter((chunk) => chunk.name === name);
  const [ends, palettes, transparencies, pixels] = ['IEND', 'PLTE', 'tRNS', 'IDAT'].map(named);
  require(ends?.[0]?.data.length === 0 && pixels !== undefined && pixels.length > 0, 'chunks');
  requireTables(header, palettes ?? [], transparencies ?? []);
  require(isTogether(chunks), 'order');
  await requirePixels(join(pixels.map(({ data }) => data)), unpackedLength(header));
  const kept = chunks.filter(({ name }) => /^(IHDR|PLTE|tRNS|IDAT|IEND)$/.test(name));
  return join([bytes.subarray(0, signatureLength), ...kept.map(({ whole }) => whole)]);
}

/** The chunks up to the end of the picture, whose sums are right; any that a reader must know is one of PNG's own. */
function chunksOf(bytes: Bytes): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = signatureLength; chunks.at(-1)?.name !== 'IEND'; ) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    require(end <= bytes.length && /^[A-Za-z]{4}$/.test(name), 'chunk');
    require(/^[a-z]|^(IHDR|PLTE|IDAT|IEND)$/.test(name), 'unknown chunk');
    require(view.getUint32(end - 4) === checksum(bytes.subarray(at + 4, end - 4)), 'checksum');
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    at = end;
  }
  require(chunks.filter(({ name }) => name === 'IHDR').length === 1, 'header');
  return chunks;
}

function readHeader(chunk: Chunk | undefined): Header {
  require(chunk?.name === 'IHDR' && chunk.data.length === 13, 'header');
  const view = viewOf(chunk.data);
  const [width, height, depth] = [view.getUint32(0), view.getUint32(4), view.getUint8(8)];
  const color = colorTypes[view.getUint8(9)];
  requireSides(width, height);
  require(color?.depths.includes(depth) === true, 'colours');
  require(view.getUint16(10) === 0 && view.getUint8(12) <= 1, 'methods');
  return {
    ...{ width, height, bitsPerPixel: color.samples * depth },
    isIndexed: view.getUint8(9) === 3,
    isInterlaced: view.getUint8(12) === 1,
  };
}

function requireTables(
  { isIndexed }: Header,
  palettes: readonly Chunk[],
  transparencies: readonly Chunk[],
): void {
  const entries = (palettes[0]?.data.length ?? 0) / 3;
  require(palettes.length <= 1 && transparencies.length <= 1, 'tables');
  require(Number.isInteger(entries) && entries <= 256 && (entries > 0 || !isIndexed), 'palette');
  require((transparencies[0]?.data.length ?? 0) <= (isIndexed ? entries : 6), 'transparency');
}

/** Tables stand before the pixels, and nothing between the pixels. */
function isTogether(chunks: readonly Chunk[]): boolean {
  const names = chunks.map(({ name }) => name).join(' ');
  return /^IHDR ((?!IDAT)\w{4} )*(IDAT )+((?!IDAT|PLTE|tRNS)\w{4} )*IEND$/.test(names);
}

/** How long the pixels are when unpacked: each row begins with a byte that names its filter. */
function unpackedLength({ width, height, bitsPerPixel, isInterlaced }: Header): number {
  const rows = (across: number, count: number) =>
    across > 0 ? count * (1 + Math.ceil((across * bitsPerPixel) / 8)) : 0;
  if (!isInterlaced) return rows(width, height);
  const steps = (length: number, start: number, step: number) =>
    Math.max(0, Math.ceil((length - start) / step));
  return passes.reduce(
    (sum, { x, y, right, down }) => sum + rows(steps(width, x, right), steps(height, y, down)),
    0,
  );
}

async function requirePixels(packed: Bytes, expected: number): Promise<void> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  let length = 0;
  try {
    for await (const part of unpacked) {
      length += part.byteLength;
      if (length > expected) break;
    }
  } catch {
    length = -1;
  }
  require(length === expected, 'pixels');
}

/** PNG's own sum (CRC-32) of a chunk's name and data. */
function checksum(bytes: Bytes): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
