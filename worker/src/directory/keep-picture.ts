import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { PictureInput } from '@mboalink/shared/picture.ts';
import { decodeBase64 } from 'hono/utils/encode';
import type { Picture } from '../providers/pictures.ts';
import type { MemberContext } from '../trpc.ts';

/** Said by the server only: our client sends what it made itself. */
const noPicture: Record<Language, string> = {
  en: 'is not a photo that we can show (JPEG, PNG or WebP, at most 20 megapixels)',
  fr: 'n’est pas une photo que nous pouvons montrer (JPEG, PNG ou WebP, 20 mégapixels au plus)',
};

/**
 * Stores a picture, drawn anew, under a new name, which `give` writes to its row. A picture that no row took, because of an
 * ended session or a database that is away, is deleted again; what escapes that is found by `jobs/sweep.ts`.
 */
export async function keepPicture<Answer>(
  ctx: MemberContext,
  input: PictureInput,
  give: (name: string) => Promise<Answer>,
): Promise<Answer> {
  const picture = await readPicture(ctx, input);
  const name = ctx.createId().replaceAll('-', '');
  await ctx.pictures.put(name, picture);
  try {
    return await give(name);
  } catch (error) {
    // Whether a lost answer of the database named it is not known: the sweep looks there.
    if (error instanceof AppError) ctx.waitUntil(ctx.pictures.delete([name]));
    throw error;
  }
}

async function readPicture(ctx: MemberContext, { picture, type }: PictureInput): Promise<Picture> {
  const encoded = await ctx.encodePicture(decodeBase64(picture), type);
  if (encoded) return encoded;
  throw new AppError('validation_failed', {
    errors: [{ field: 'picture', message: noPicture[ctx.language] }],
  });
}

/** Deletes the pictures that rows had before, now that they have `name` or none; rows that are read under the lock of the change. */
export function deleteReplaced(
  ctx: MemberContext,
  rows: readonly { picture: string | null }[],
  name: string | null,
): void {
  const replaced = rows.flatMap(({ picture }) => picture ?? []).filter((picture) => picture !== name);
  ctx.waitUntil(ctx.pictures.delete(replaced));
}
