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
