import * as z from 'zod/mini';
import { foldText } from '../slug.ts';
import { typedLine } from '../text.ts';
import { country } from './country.ts';

/** How forms leave the country open, and what it is called; case and accents are ignored. */
const accepted: readonly string[] = ['', 'all', country.code, country.en, country.fr].map(foldText);

/** The country that a form or a client sends along. There is one; left empty, it is meant. */
export const countrySchema = typedLine(0, 60).check(
  z.refine((text) => accepted.includes(foldText(text)), 'country'),
);

/** What the slugs beside it are called in the reader's language; empty where a slug is no longer known. */
export const entryNamesSchema = z.object({
  category: z.string(),
  subcategory: z.string(),
  region: z.string(),
  city: z.string(),
});

export type EntryNames = z.infer<typeof entryNamesSchema>;
