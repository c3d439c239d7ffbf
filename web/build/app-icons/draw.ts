import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import sharp from 'sharp';
import { appIcons, iconPath } from './app-icons.ts';

/** Draws the icons of the installed site from that of the page, for a change of the brand: node web/build/app-icons/draw.ts */
async function drawAll(): Promise<void> {
  const icon = readFileSync(join(import.meta.dirname, '../../public/icon.svg'), 'utf8');
  for (const name of keysOf(appIcons)) {
    const { size, isCut } = appIcons[name];
    const drawn = isCut ? withoutCorners(icon) : icon;
    mkdirSync(dirname(iconPath(name)), { recursive: true });
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
