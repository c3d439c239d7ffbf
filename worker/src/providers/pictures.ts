import { AppError } from '@mboalink/shared/errors.ts';
import { type PictureWidth, pictureLimits } from '@mboalink/shared/limits.ts';
import type { Bucket, Images } from '../env.ts';

const keyOf = (name: string, width: PictureWidth) => `${name}-${width}`;

/** So that all of a page can be deleted at once: a bucket deletes 1 000 objects at most. */
const listedAtOnce = 500;

/** Pictures in a bucket of Cloudflare's R2, one object for each width. */
export function pictureBucket(bucket: Bucket): PictureStore {
  return {
    async put(name, picture) {
      const options = { httpMetadata: { contentType: 'image/webp' } };
      const puts = pictureLimits.widths.map((width) =>
        bucket.put(keyOf(name, width), picture[width], options),
      );
      await orUnavailable(Promise.all(puts));
    },
    async get(name, width) {
      const found = await orUnavailable(bucket.get(keyOf(name, width)));
      return found && { body: found.body, size: found.size, etag: found.httpEtag };
    },
    async delete(names) {
      const keys = names.flatMap((name) => pictureLimits.widths.map((width) => keyOf(name, width)));
      if (keys.length > 0) await orUnavailable(bucket.delete(keys));
    },
    async list(prefix, cursor) {
      const page = await orUnavailable(
        bucket.list({ prefix, limit: listedAtOnce, ...(cursor && { cursor }) }),
      );
      const kept = new Map(page.objects.map(({ key, uploaded }) => [key.replace(/-\d+$/, ''), uploaded]));
      const pictures = [...kept].map(([name, keptAt]) => ({ name, keptAt }));
      return { pictures, cursor: page.truncated ? page.cursor : undefined };
    },
  };
}

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture as WebP at each of its widths. */
export type Picture = Readonly<Record<PictureWidth, Bytes>>;

export type KeptPicture = { etag: string; size: number; body: ReadableStream };

/** One page of a list; `cursor` leads to the next, and is undefined on the last. */
export type PicturePage = { pictures: { name: string; keptAt: Date }[]; cursor: string | undefined };

/** Where pictures are kept, each under a name that nobody can guess. Throws `unavailable` when it cannot be reached. */
export type PictureStore = {
  put: (name: string, picture: Picture) => Promise<void>;
  get: (name: string, width: PictureWidth) => Promise<KeptPicture | null>;
  /** At most 500 names; those that are not there are no error. */
  delete: (names: readonly string[]) => Promise<void>;
  list: (prefix: string, cursor?: string) => Promise<PicturePage>;
};

/** What draws pictures anew; it answers null for what is none, or not of `type`. */
export type PictureEncoder = (bytes: Bytes, type?: string) => Promise<Picture | null>;

/** The content types that a picture may have. */
export const pictureTypes: readonly string[] = ['image/webp', 'image/jpeg', 'image/png'];

const streamOf = (bytes: Bytes) => new Blob([bytes]).stream();

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

/** Draws the picture under a name as apps show it beside a shared link; null where there is none. */
export type LinkPictureDrawer = (name: string) => Promise<Bytes | null>;

/** WhatsApp shows no larger picture, and none that weighs more than 300 KB; on 3G a third of it is enough. */
const link = { width: 1200, height: 630, fit: 'pad', background: '#0B3D2B' } as const;
const mostLinkBytes = 100_000;

/** Whole, as a JPEG that every app reads, on the green of the house; from fewer pixels where it would weigh too much. */
export function linkPictureDrawer(images: Images, store: PictureStore): LinkPictureDrawer {
  return async function drawLinkPicture(name) {
    let drawn: Bytes | null = null;
    const [small, large] = pictureLimits.widths;
    for (const width of [large, small]) {
      const kept = await store.get(name, width);
      if (!kept) return null;
      const picture = await images
        .input(kept.body)
        .transform(link)
        .output({ format: 'image/jpeg', quality: 75, anim: false });
      drawn = new Uint8Array(await picture.response().arrayBuffer());
      if (drawn.byteLength < mostLinkBytes) break;
    }
    return drawn;
  };
}

/** Upright, still and never larger than it came. */
async function webpOf(images: Images, bytes: Bytes, width: PictureWidth) {
  const drawn = await images
    .input(streamOf(bytes))
    .transform({ width, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: 80, anim: false });
  return new Uint8Array(await drawn.response().arrayBuffer());
}
