import * as z from 'zod/mini';
import { brandColours, brandCovers } from './branding-words.ts';
import { shortCodeLength, shortNameLimits, shortNameOf } from './short-name.ts';

/** A name of letters and digits, in any case; the parsed value is lower case. */
const shortNameSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(100)), z.transform(shortNameOf)),
  z.string().check(
    z.regex(/^[a-z0-9]*$/, 'lettersAndDigits'),
    z.minLength(shortNameLimits.minimum),
    z.maxLength(shortNameLimits.maximum),
    z.refine((name) => name.length !== shortCodeLength, 'likeACode'),
  ),
);

/** How the page of a business looks, and what its short link is called. Cover and name stay where they are left out; null takes away. */
export const brandingInput = z.object({
  colour: z.nullable(z.enum(brandColours)),
  cover: z.optional(z.nullable(z.enum(brandCovers))),
  shortName: z.optional(z.nullable(shortNameSchema)),
});

export type BrandingInput = z.output<typeof brandingInput>;

/** The same as it is kept. `isShown`: only while premium runs. */
export const brandingSchema = z.object({
  colour: z.nullable(z.enum(brandColours)),
  cover: z.nullable(z.enum(brandCovers)),
  shortName: z.nullable(z.string()),
  isShown: z.boolean(),
});
