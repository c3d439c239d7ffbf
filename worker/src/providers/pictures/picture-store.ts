import type { PictureWidth } from '@mboalink/shared/accounts/picture-limits.ts';

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
