import * as z from 'zod/mini';
import { regionSlug, townSlug } from '../described.ts';
import { fieldLimits } from '../limits.ts';
import { entrySchema } from '../text.ts';
import { landmarkSchema, quartierSchema } from './fields.ts';

/** An address beside the main one, by the slugs of its region and town. */
export type OtherLocation = {
  region: string;
  city: string;
  quartier: string | null;
  landmark: string | null;
};

/** All addresses of a business, the main one first. */
export const locationsInput = z.object({
  locations: z
    .array(
      z.object({
        region: entrySchema,
        city: entrySchema,
        quartier: z.optional(z.nullable(quartierSchema)),
        landmark: z.optional(z.nullable(landmarkSchema)),
      }),
    )
    .check(z.minLength(1), z.maxLength(fieldLimits.locations)),
});

export type LocationsInput = z.output<typeof locationsInput>;

/** One of them as it is kept. */
export const locationSchema = z.object({
  region: regionSlug,
  city: townSlug,
  quartier: z.nullable(z.string()),
  landmark: z.nullable(z.string()),
});
