import { type PictureWidth, pictureLimits } from '@mboalink/shared/limits.ts';
import type { Images } from '../../env.ts';
import type { PictureEncoder } from './picture-bucket.ts';

/** The content types that a picture may have. */
export const pictureTypes: readonly string[] = ['image/webp', 'image/jpeg', 'image/png'];

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

/**
 * Draws pictures anew by Cloudflare's Images: nothing but their pixels is kept. What Images cannot read is no picture; it
 * says no more than that.
 */
export function pictureEncoder(images: Images): PictureEncoder {
  return async function encodePicture(bytes, type) {
    try {
      const { format, width = 0, height = 0 } = await images.info(streamOf(bytes));
      const isOurs = pictureTypes.includes(format) && (type === undefined || type === format);
      if (!isOurs || width * height > pictureLimits.pixels) return null;
      const [small, large] = pictureLimits.widths;
      return { [small]: await webpOf(images, bytes, small), [large]: await webpOf(images, bytes, large) };
    } catch {
      return null;
    }
  };
}

/** Upright, still and never larger than it came. */
async function webpOf(images: Images, bytes: Uint8Array<ArrayBuffer>, width: PictureWidth) {
  const drawn = await images
    .input(streamOf(bytes))
    .transform({ width, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: 80, anim: false });
  return new Uint8Array(await drawn.response().arrayBuffer());
}
