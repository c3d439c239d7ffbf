import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import sharp from 'sharp';

/** What a phone shows of the installed site: how wide, and whether it cuts its own shape out of it. */
export const appIcons = {
  small: { size: 192, isCut: false },
  large: { size: 512, isCut: false },
  cut: { size: 512, isCut: true },
  touch: { size: 180, isCut: true },
} as const;

const publicFolder = join(import.meta.dirname, '../public');

/** Where an icon is kept. */
export const iconPath = (name: keyof typeof appIcons) => join(publicFolder, `icons/icon-${name}.png`);

/** Draws the icons of the installed site from that of the page, for a change of the brand: node web/drawings/app-icons.ts */
async function drawAll(): Promise<void> {
  const icon = readFileSync(join(publicFolder, 'icon.svg'), 'utf8');
  for (const name of keysOf(appIcons)) {
    const { size, isCut } = appIcons[name];
    const drawn = isCut ? withoutCorners(icon) : icon;
    const png = sharp(Buffer.from(drawn), { density: 600 }).resize(size, size);
    writeFileSync(
      iconPath(name),
      await png.png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 }).toBuffer(),
    );
  }
}

/** Filled to the edge, and what counts within the four fifths that every shape leaves. */
const withoutCorners = (icon: string) =>
  icon.replace(/rx="\d+" /, '').replace('translate(13 11) scale(1.2)', 'translate(17.6 16) scale(.9)');

if (process.argv[1] === import.meta.filename) await drawAll();
