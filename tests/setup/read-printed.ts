import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { resolve } = createRequire(import.meta.url);

/** Pixels for a point of paper: 108 to the inch. */
const scale = 1.5;

/** How many pages a printed document has, whether they are A4, and what the QR codes of the first one say to a camera. */
export async function readPrinted(pdf: Buffer): Promise<{ pages: number; size: string; codes: string[] }> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale, render: 'bitmap' });
  const pages = document.getPageCount();
  document.destroy();
  pdfium.destroy();
  const size =
    isNear(width, 595) && isNear(height, 842) ? 'A4' : `${width / scale} × ${height / scale} points`;
  return { pages, size, codes: await codesIn({ data: new Uint8ClampedArray(data), width, height }) };
}

const isNear = (pixels: number, points: number) => Math.abs(pixels / scale - points) < 2;

async function codesIn(picture: Pick<ImageData, 'data' | 'width' | 'height'>): Promise<string[]> {
  // By itself it would fetch its program from a server.
  const program = new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: program.buffer } });
  const found = await readBarcodes({ colorSpace: 'srgb', ...picture } as ImageData, { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
