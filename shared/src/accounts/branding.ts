import * as z from 'zod/mini';
import { described } from '../described.ts';
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
  colour: described(z.nullable(z.enum(brandColours)), 'Null for the colours of the site.'),
  cover: z.optional(z.nullable(z.enum(brandCovers))),
  shortName: described(
    z.optional(z.nullable(shortNameSchema)),
    'What the short link is called; null for a random code.',
    'ngobiyong',
  ),
});

export type BrandingInput = z.output<typeof brandingInput>;

/** The same as it is kept. `isShown`: only while premium runs. */
export const brandingSchema = z.object({
  colour: described(z.nullable(z.enum(brandColours)), 'Null for the colours of the site.'),
  cover: z.nullable(z.enum(brandCovers)),
  shortName: described(
    z.nullable(z.string()),
    'What the short link is called; null for a random code.',
    'ngobiyong',
  ),
  isShown: described(z.boolean(), 'While paid premium runs.'),
});
