import { type Bytes, join, require, requireSides, textAt, viewOf } from './picture-bytes.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const quantization = 0xdb;
const huffman = 0xc4;
const restartInterval = 0xdd;
const adobe = 0xee;

/** Baseline, extended and progressive, with Huffman codes: what browsers draw. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** Progressive pictures have about ten; thousands of empty ones would keep a phone busy. */
const mostScans = 32;

type Frame = { components: ReadonlySet<number> };

/** What has been read of a picture so far. */
type Reading = { frame: Frame | undefined; hasTables: boolean; scans: number; parts: Uint8Array[] };

/**
 * A JPEG with its frame, tables and scans and nothing else: no metadata, comment or thumbnail, nothing behind its end.
 * Throws `NoPicture` or a `RangeError` for what is none.
 */
export function cleanJpeg(bytes: Bytes): Bytes {
  const reading: Reading = { frame: undefined, hasTables: false, scans: 0, parts: [bytes.subarray(0, 2)] };
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    if (marker === endOfImage) break;
    const length = viewOf(bytes).getUint16(at + 2);
    const end = at + 2 + length;
    require(length >= 2 && end <= bytes.length, 'segment');
    const kept = keptSegment(marker, bytes.subarray(at, end), reading);
    if (kept) reading.parts.push(kept);
    at = end;
    if (marker === startOfScan) {
      at = endOfScan(bytes, end);
      require(at > end, 'empty scan');
      reading.parts.push(bytes.subarray(end, at));
    }
  }
  require(reading.scans > 0, 'no scan');
  return join([...reading.parts, Uint8Array.of(0xff, endOfImage)]);
}

function markerAt(bytes: Bytes, at: number): number {
  const marker = bytes[at + 1];
  require(bytes[at] === 0xff && marker !== undefined && marker !== startOfImage, 'marker');
  return marker;
}

/** The segment as it may stay; undefined for one that only describes. Any other coding is refused. */
function keptSegment(marker: number, segment: Bytes, reading: Reading): Uint8Array | undefined {
  if (marker === quantization) {
    requireQuantization(segment);
    reading.hasTables = true;
    return segment;
  }
  if (marker === huffman) {
    requireHuffman(segment);
    return segment;
  }
  if (frames.has(marker)) {
    require(!reading.frame, 'two frames');
    reading.frame = readFrame(segment);
    return segment;
  }
  if (marker === startOfScan) {
    requireScan(segment, reading);
    reading.scans += 1;
    return segment;
  }
  if (marker === restartInterval) {
    require(segment.length === 6, 'restart interval');
    return segment;
  }
  const describes = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  require(describes, 'coding');
  return marker === adobe ? colorTransform(segment) : undefined;
}

/** Adobe's segment says how colours are coded: that stays, and whatever else it holds goes. */
function colorTransform(segment: Bytes): Uint8Array | undefined {
  if (segment.length < 16 || textAt(segment, 4, 5) !== 'Adobe') return undefined;
  const transform = segment[15] ?? 0;
  require(transform <= 1, 'four colours');
  return Uint8Array.of(0xff, adobe, 0, 14, 65, 100, 111, 98, 101, 0, 100, 0, 0, 0, 0, transform);
}

function readFrame(segment: Bytes): Frame {
  const view = viewOf(segment);
  const count = view.getUint8(9);
  require((count === 1 || count === 3) && segment.length === 10 + 3 * count, 'components');
  require(view.getUint8(4) === 8, 'bits');
  requireSides(view.getUint16(7), view.getUint16(5));
  const ids = Array.from({ length: count }, (_, index) => 10 + 3 * index).map((place) => {
    const sampling = view.getUint8(place + 1);
    require(isSampling(sampling >> 4) && isSampling(sampling & 15), 'sampling');
    require(view.getUint8(place + 2) <= 3, 'table');
    return view.getUint8(place);
  });
  const components = new Set(ids);
  require(components.size === count, 'components');
  return { components };
}

const isSampling = (factor: number) => factor >= 1 && factor <= 4;

function requireScan(segment: Bytes, { frame, hasTables, scans }: Reading): void {
  const count = segment[4] ?? 0;
  require(frame !== undefined && hasTables && scans < mostScans, 'scan');
  require(count >= 1 && count <= frame.components.size && segment.length === 8 + 2 * count, 'scan');
  for (let index = 0; index < count; index += 1) {
    require(frame.components.has(segment[5 + 2 * index] ?? -1), 'scan of nothing');
  }
}

function requireQuantization(segment: Bytes): void {
  let at = 4;
  while (at < segment.length) {
    const kind = segment[at] ?? 0;
    require(kind >> 4 <= 1 && (kind & 15) <= 3, 'table');
    at += 1 + 64 * (1 + (kind >> 4));
  }
  require(at === segment.length && at > 4, 'table');
}

function requireHuffman(segment: Bytes): void {
  let at = 4;
  while (at < segment.length) {
    const kind = segment[at] ?? 0;
    const codes = segment.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
    require(kind >> 4 <= 1 && (kind & 15) <= 3 && codes >= 1 && codes <= 256, 'table');
    at += 17 + codes;
  }
  require(at === segment.length && at > 4, 'table');
}

/** Where the data of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  require(false, 'no end');
  return start;
}
