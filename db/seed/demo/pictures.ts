import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pictureLimits } from '@mboalink/shared/limits.ts';
import sharp from 'sharp';
import drawings from '../data/pictures.json' with { type: 'json' };
import type { DemoBusiness } from '../demo-accounts.ts';
import { chance, pick, seededRandom } from '../random.ts';

/** A picture as WebP, and under which names it is kept: every business has a copy of its own. */
export type DemoPicture = { names: string[]; renditions: ReadonlyMap<number, Uint8Array> };

const drawingsOf: Readonly<Record<string, readonly string[]>> = drawings;

/** The drawing that a business shows; a third of those that sell have one, and the accounts that paid. */
function drawingOf({
  whatsapp,
  userType,
  email,
  subcategorySlug,
  categorySlug,
}: DemoBusiness): string | undefined {
  if (userType === 'buyer') return undefined;
  const random = seededRandom(createHash('sha256').update(whatsapp).digest().readUInt32BE());
  const isShown = /^(basic|pro|premium)@/.test(email) || chance(random, 1 / 3);
  const choice = drawingsOf[subcategorySlug] ?? drawingsOf[categorySlug] ?? [];
  if (!isShown || choice.length === 0) return undefined;
  return pick(random, choice);
}

/** Under which name the picture of a business is kept, the same each time; undefined where it has none. */
export function pictureNameOf(member: DemoBusiness): string | undefined {
  if (!drawingOf(member)) return undefined;
  return createHash('sha256').update(`picture of ${member.slug}`).digest('hex').slice(0, 32);
}

/** Draws what the businesses show, each drawing once, and hands it to `keep`. @returns how many businesses have one */
export async function drawPictures(
  members: readonly DemoBusiness[],
  keep: (picture: DemoPicture) => Promise<void>,
): Promise<number> {
  const named = members.flatMap((member) => {
    const [drawing, name] = [drawingOf(member), pictureNameOf(member)];
    return drawing && name ? [{ drawing, name }] : [];
  });
  for (const [drawing, these] of Map.groupBy(named, (one) => one.drawing)) {
    await keep({ names: these.map(({ name }) => name), renditions: await render(drawing) });
  }
  return named.length;
}

/** A drawing as a photograph would be kept: WebP at each width, nothing but pixels. */
async function render(drawing: string): Promise<ReadonlyMap<number, Uint8Array>> {
  const widest = Math.max(...pictureLimits.widths);
  const path = join(import.meta.dirname, '../pictures', `${drawing}.svg`);
  // One unit of the drawing is a pixel at 72 dots an inch.
  const drawn = sharp(path, { density: (72 * widest) / 96 }).removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const renditions = pictureLimits.widths.map(async (side) => {
    const pixels = sharp(data, { raw: { width, height, channels } }).resize(side, side);
    return [side, new Uint8Array(await pixels.webp({ quality: 80, effort: 1 }).toBuffer())] as const;
  });
  return new Map(await Promise.all(renditions));
}
