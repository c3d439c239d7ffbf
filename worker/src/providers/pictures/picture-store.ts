export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export type Picture = { type: PictureType; bytes: Uint8Array<ArrayBuffer> };

export type KeptPicture = { type: string; etag: string; size: number; body: ReadableStream };

/** One page of a list; `cursor` leads to the next, and is undefined on the last. */
export type PicturePage = { pictures: { name: string; keptAt: Date }[]; cursor: string | undefined };

/** Where pictures are kept, each under a name that nobody can guess. Throws `unavailable` when it cannot be reached. */
export type PictureStore = {
  put: (name: string, picture: Picture) => Promise<void>;
  get: (name: string) => Promise<KeptPicture | null>;
  /** At most 1 000 names; those that are not there are no error. */
  delete: (names: readonly string[]) => Promise<void>;
  list: (prefix: string, cursor?: string) => Promise<PicturePage>;
};
