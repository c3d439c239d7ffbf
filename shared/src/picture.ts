import * as z from 'zod/mini';
import { pictureLimits } from './limits.ts';

/** A picture in base64, and of what kind it was said to be. */
export const pictureFields = {
  picture: z
    .string()
    .check(
      z.maxLength(4 * Math.ceil(pictureLimits.bytes / 3)),
      z.regex(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
    ),
  type: z.optional(z.string()),
};

export const pictureInput = z.object(pictureFields);

export type PictureInput = z.output<typeof pictureInput>;
