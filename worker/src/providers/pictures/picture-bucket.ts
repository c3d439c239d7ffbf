import { AppError } from '@mboalink/shared/errors.ts';
import type { Bucket } from '../../env.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures in a bucket of Cloudflare's R2. */
export function pictureBucket(bucket: Bucket): PictureStore {
  return {
    async put(name, { type, bytes }) {
      await orUnavailable(bucket.put(name, bytes, { httpMetadata: { contentType: type } }));
    },
    async get(name) {
      const found = await orUnavailable(bucket.get(name));
      if (!found) return null;
      const { body, size, httpEtag, httpMetadata } = found;
      return { body, size, etag: httpEtag, type: httpMetadata?.contentType ?? '' };
    },
    async delete(names) {
      if (names.length > 0) await orUnavailable(bucket.delete([...names]));
    },
    async list(prefix, cursor) {
      const page = await orUnavailable(bucket.list({ prefix, ...(cursor && { cursor }) }));
      const pictures = page.objects.map(({ key, uploaded }) => ({ name: key, keptAt: uploaded }));
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
