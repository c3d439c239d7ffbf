import { pictureLimits } from '@mboalink/shared/limits.ts';

/** The file is no picture that this browser can read. */
class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

const { shownSide, shownBytes } = pictureLimits;

const sides = [shownSide, shownSide / 2] as const;
const qualities = [0.85, 0.7, 0.55, 0.4, 0.25] as const;

/**
 * The middle of a photo as a square of 320 pixels and at most 30 kB, upright; as WebP, or as JPEG where the browser writes
 * no WebP. Nothing but the pixels of the photo is in it. Throws `UnreadablePhoto`.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const photo = await readPhoto(file);
  try {
    for (const side of sides) {
      const canvas = drawSquare(photo, side);
      for (const quality of qualities) {
        const picture = await encode(canvas, quality);
        if (picture.size <= shownBytes) return picture;
      }
    }
  } finally {
    photo.close();
  }
  throw new UnreadablePhoto();
}

async function readPhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnreadablePhoto('', { cause });
  }
}

function drawSquare(photo: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhoto();
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  const { width, height } = photo;
  const cut = Math.min(width, height);
  context.drawImage(photo, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePhoto())), type, quality),
  );
}
