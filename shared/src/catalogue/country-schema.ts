import * as z from 'zod/mini';
import { typedLine } from '../text.ts';
import { isServedCountry } from './country.ts';

/** The country that a form or a client sends along. There is one; left empty, it is meant. */
export const countrySchema = typedLine(0, 60).check(
  z.refine((text) => ['', 'all'].includes(text) || isServedCountry(text), 'country'),
);
