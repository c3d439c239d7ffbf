import { crc32, deflateSync } from 'node:zlib';
import { type SampleName, sample, sampleNames, sampleType } from './samples.ts';

/** A file that somebody sends as a picture. `outcome` is what has to become of it; a random fault may be either. */
export type MadeUpPicture = {
  what: string;
  type: string;
  bytes: Buffer;
  outcome: 'refused' | 'cleaned' | 'either';
};

/** Stands in every text that must not be kept. */
export const secret = 'SECRET <script>alert(1)</script> 4.0511N 9.7679E';

type Draw = (limit: number) => number;

const jpegs = ['jpeg', 'progressiveJpeg', 'grayJpeg'] as const;
const webps = ['lossyWebp', 'losslessWebp', 'transparentWebp'] as const;
const pngs = ['png', 'indexedPng'] as const;

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** A segment of a JPEG behind its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A chunk of a PNG behind its header. */
function withPngChunk(png: Buffer, name: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(name, data), png.subarray(33)]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** The picture of a simple WebP as an extended one, with one chunk before and one behind it. */
function extendedWebp(webp: Buffer, flags: number, around: { before?: Buffer; behind?: Buffer }): Buffer {
  const canvas = Buffer.from([flags, 0, 0, 0, 23, 0, 0, 15, 0, 0]);
  const chunks = [webpChunk('VP8X', canvas), around.before, webp.subarray(12), around.behind];
  const body = Buffer.concat(chunks.flatMap((chunk) => chunk ?? []));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), body]);
}

function webpChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
}

const text = Buffer.from(`Exif\0\0${secret}`);

/** A PNG of one colour that says one size and packs the pixels of another. */
function madePng(width: number, height: number, pixels: number): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const signature = sample('png').subarray(0, 8);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function withSides(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((marker) => copy.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0);
  copy.writeUInt16BE(height, (frame ?? 0) + 5);
  copy.writeUInt16BE(width, (frame ?? 0) + 7);
  return copy;
}

type Maker = (draw: Draw) => Omit<MadeUpPicture, 'what'>;

const jpegOf = (draw: Draw) => sample(jpegs[draw(jpegs.length)] ?? 'jpeg');
const pngOf = (draw: Draw) => sample(pngs[draw(pngs.length)] ?? 'png');
const anyName = (draw: Draw): SampleName => sampleNames[draw(sampleNames.length)] ?? 'jpeg';
const simpleWebp = (draw: Draw) => sample(draw(2) === 0 ? 'lossyWebp' : 'losslessWebp');

const jpeg = { type: 'image/jpeg' } as const;
const png = { type: 'image/png' } as const;
const webp = { type: 'image/webp' } as const;
const refused = { outcome: 'refused' } as const;
const cleaned = { outcome: 'cleaned' } as const;

const makers: Record<string, Maker> = {
  'a picture as it is': (draw) => {
    const name = anyName(draw);
    return { ...cleaned, type: sampleType(name), bytes: sample(name) };
  },
  'a picture that was cut off': (draw) => {
    const name = anyName(draw);
    const bytes = sample(name);
    return { ...refused, type: sampleType(name), bytes: bytes.subarray(0, 1 + draw(bytes.length - 13)) };
  },
  'a picture with a wrong byte': (draw) => {
    const name = anyName(draw);
    const bytes = sample(name);
    bytes[draw(bytes.length)] = draw(256);
    return { outcome: 'either', type: sampleType(name), bytes };
  },
  'a picture that says to be of another kind': (draw) => {
    const name = anyName(draw);
    const other = [jpeg, png, webp].filter(({ type }) => type !== sampleType(name));
    return { ...refused, type: other[draw(2)]?.type ?? '', bytes: sample(name) };
  },
  'a picture with something behind its end': (draw) => {
    const name = anyName(draw);
    return { ...cleaned, type: sampleType(name), bytes: Buffer.concat([sample(name), text]) };
  },
  'a JPEG with metadata': (draw) => ({
    ...{ ...cleaned, ...jpeg },
    bytes: withSegment(jpegOf(draw), [0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xfe][draw(6)] ?? 0xe1, text),
  }),
  'a JPEG that says to be huge': (draw) => ({
    ...{ ...refused, ...jpeg },
    bytes: withSides(jpegOf(draw), 1025 + draw(60_000), 1 + draw(60_000)),
  }),
  'a JPEG without height': (draw) => ({ ...refused, ...jpeg, bytes: withSides(jpegOf(draw), 24, 0) }),
  'a JPEG of many scans': () => {
    const bytes = sample('progressiveJpeg');
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    const end = bytes.indexOf(Buffer.from([0xff]), scan + 2 + bytes.readUInt16BE(scan + 2));
    const scans = Array.from({ length: 200 }, () => bytes.subarray(scan, end));
    return {
      ...{ ...refused, ...jpeg },
      bytes: Buffer.concat([bytes.subarray(0, scan), ...scans, bytes.subarray(scan)]),
    };
  },
  'a PNG with metadata': (draw) => ({
    ...{ ...cleaned, ...png },
    bytes: withPngChunk(pngOf(draw), ['eXIf', 'tEXt', 'iTXt', 'iCCP', 'tIME'][draw(5)] ?? 'tEXt', text),
  }),
  'an animated PNG': (draw) => ({
    ...{ ...refused, ...png },
    bytes: withPngChunk(pngOf(draw), 'acTL', Buffer.concat([uint32(2 + draw(100)), uint32(0)])),
  }),
  'a PNG with a chunk that nobody knows': (draw) => ({
    ...{ ...refused, ...png },
    bytes: withPngChunk(pngOf(draw), 'EVIL', text),
  }),
  'a PNG that unpacks to more or less than it says': (draw) => ({
    ...{ ...refused, ...png },
    bytes: madePng(16, 16, draw(2) === 0 ? 2_000_000 + draw(9_000_000) : draw(271)),
  }),
  'a PNG that says to be huge': (draw) => ({
    ...{ ...refused, ...png },
    bytes: madePng(1025 + draw(100_000), 1025 + draw(100_000), 300),
  }),
  'a WebP with metadata': (draw) => ({
    ...{ ...cleaned, ...webp },
    bytes: extendedWebp(simpleWebp(draw), 0x2c, {
      before: webpChunk('ICCP', text),
      behind: webpChunk(draw(2) === 0 ? 'EXIF' : 'XMP ', text),
    }),
  }),
  'an animated WebP': (draw) => ({
    ...{ ...refused, ...webp },
    bytes: extendedWebp(simpleWebp(draw), draw(2) * 2, {
      before: webpChunk('ANIM', Buffer.alloc(6)),
      behind: webpChunk('ANMF', Buffer.alloc(24)),
    }),
  }),
  'a WebP that says to be animated': (draw) => ({
    ...{ ...refused, ...webp },
    bytes: extendedWebp(simpleWebp(draw), 2, {}),
  }),
  'a WebP with a chunk that nobody knows': (draw) => ({
    ...{ ...refused, ...webp },
    bytes: extendedWebp(simpleWebp(draw), 0, { behind: webpChunk('EVIL', text) }),
  }),
  'a WebP whose length is a lie': (draw) => {
    const bytes = sample(webps[draw(webps.length)] ?? 'lossyWebp');
    bytes.writeUInt32LE(bytes.length + draw(2 ** 31), 4);
    return { ...refused, ...webp, bytes };
  },
  'a document with scripts': (draw) => {
    const documents = [
      `<svg xmlns="http://www.w3.org/2000/svg"><script>${secret}</script></svg>`,
      `<!doctype html>${secret}`,
      `GIF89a/*${secret}*/=1;`,
      `%PDF-1.7\n${secret}`,
      `BM${secret}`,
      `\0\0\0\u0020ftypheic${secret}`,
    ];
    const types = [jpeg, png, webp, { type: 'image/svg+xml' }, { type: 'text/html' }, { type: 'image/gif' }];
    return {
      ...refused,
      type: types[draw(types.length)]?.type ?? '',
      bytes: Buffer.from(documents[draw(documents.length)] ?? ''),
    };
  },
  'a document that begins like a picture': (draw) => ({
    ...{ ...refused, ...jpeg },
    bytes: Buffer.concat([sample('jpeg').subarray(0, 3 + draw(8)), text]),
  }),
  'bytes without meaning': (draw) => ({
    ...{ ...refused, type: [jpeg, png, webp][draw(3)]?.type ?? '' },
    bytes: Buffer.from(Array.from({ length: 1 + draw(4000) }, () => draw(256))),
  }),
  'too many bytes': (draw) => {
    const name = anyName(draw);
    const bytes = Buffer.concat([sample(name), Buffer.alloc(100 * 1024 + draw(100_000))]);
    return { ...refused, type: sampleType(name), bytes };
  },
};

/** So many files, the same each time: each kind in turn. */
export function madeUpPictures(count: number): MadeUpPicture[] {
  const draw = drawFrom(20261122);
  const kinds = Object.entries(makers);
  return Array.from({ length: count }, (_, index) => {
    const [what, make] = kinds[index % kinds.length] ?? ['', makers['a picture as it is']];
    return { what: `${what} (${index})`, ...(make ?? (() => ({ ...refused, type: '', bytes: text })))(draw) };
  });
}

/** Numbers that look drawn, and are the same for one seed (mulberry32). */
function drawFrom(seed: number): Draw {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
