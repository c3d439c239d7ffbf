import * as z from 'zod/mini';
import { fieldLimits } from '../limits.ts';
import { typedLine } from '../text.ts';
import { areInOrder, spokenLanguages, weekDays } from './business-words.ts';

const startSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const endSchema = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

const spanSchema = z.tuple([startSchema, endSchema]);

/** The spans of a day that are open, in order; the last may end after midnight, and so before it begins. */
const daySchema = z.array(spanSchema).check(
  z.maxLength(fieldLimits.spansOfDay),
  z.refine((spans) => areInOrder(spans), 'wrong'),
);

/** Opening hours in Douala's time, by day: `{ "mon": [["08:00", "18:00"]] }`. A day without spans is closed, and left out. */
export const hoursSchema = z.partialRecord(z.enum(weekDays), daySchema).check(z.overwrite(withoutEmptyDays));

export type Hours = z.infer<typeof hoursSchema>;

function withoutEmptyDays<Told extends object>(hours: Told): Told {
  return Object.fromEntries(Object.entries(hours).filter(([, spans]) => spans.length > 0)) as Told;
}

/** A service, and the least that it costs, in whole francs. */
const priceSchema = z.object({
  label: typedLine(fieldLimits.priceLabel.minimum, fieldLimits.priceLabel.maximum),
  fromXaf: z.int().check(z.minimum(0), z.maximum(fieldLimits.priceXaf)),
});

export const pricesSchema = z.array(priceSchema).check(z.maxLength(fieldLimits.prices));

export type Price = z.infer<typeof priceSchema>;

export const spokenLanguagesSchema = z.array(z.enum(spokenLanguages)).check(
  z.maxLength(spokenLanguages.length),
  z.refine((listed) => new Set(listed).size === listed.length, 'wrong'),
);
