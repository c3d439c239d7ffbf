import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import sharp from 'sharp';
// Lucide's icons (ISC licence), each as one path.
import icons from './sector-icons.json' with { type: 'json' };

/** What WhatsApp and others show large, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** One for each sector, and one for pages that belong to none. */
export const pictureNames: readonly string[] = [...sectors.map(({ slug }) => slug), 'general'];

/** Where the picture with a name is kept. */
export const picturePath = (name: string) =>
  join(import.meta.dirname, '../src/share-pictures', `${name}.png`);

const { width, height } = shareSize;

/** Draws the pictures that go with shared links, for a change of the brand or the sectors: node web/drawings/share-pictures.ts */
async function drawAll(): Promise<void> {
  for (const [name, icon] of Object.entries({ ...icons, general: '' })) {
    writeFileSync(picturePath(name), await toPng(drawing(icon)));
  }
}

/** Few colours without soft passages: a palette of 32 says all of them. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** The house of the brand between two hems, with the icon of a sector in it; it stays whole where a square is cut out. */
function drawing(icon: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#0b3d2b"/>
${zigzag(24, '#14523b')}${zigzag(56, '#1d6549')}${zigzag(534, '#1d6549')}${zigzag(566, '#14523b')}
${icon ? houseAround(icon) : house}</svg>`;
}

const zigzag = (y: number, colour: string) =>
  `<path d="M-60 ${y}${'l60 40 60-40'.repeat(12)}" fill="none" stroke="${colour}" stroke-width="16"/>`;

const house =
  '<path transform="translate(392 105) scale(13)" fill="#fbf8ef" d="M16 1 30 11.5V29h-5.5v-9.5a3.25 3.25 0 0 0-6.5 0V29h-4v-9.5a3.25 3.25 0 0 0-6.5 0V28.5L2 33V11.5z"/>';

const houseAround = (icon: string) =>
  `<path d="M600 120 770 247V470H480L430 510V247z" fill="#fbf8ef"/>
<path transform="translate(504 258) scale(8)" fill="none" stroke="#0b3d2b" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="${icon}"/>`;

if (process.argv[1] === import.meta.filename) await drawAll();
