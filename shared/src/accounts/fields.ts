import * as z from 'zod/mini';
import { isEmail, readEmail } from '../e-mail.ts';
import { fieldLimits } from '../limits.ts';
import { readNumber } from '../phone.ts';
import { hasNoPiledMarks } from '../readable-line.ts';
import { entrySchema, typedLine, typedName, typedText } from '../text.ts';

/** An e-mail address, by itself or with what was copied around it; the parsed value is as it is stored and compared: lower case. */
export const emailSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(fieldLimits.pasted)), z.transform(readEmail)),
  z.string().check(z.maxLength(fieldLimits.email), z.refine(isEmail, 'email')),
);

/** A Cameroonian number in any usual spelling, or in a link of WhatsApp; the parsed value is E.164. */
export const whatsappSchema = z.pipe(
  z.string().check(z.maxLength(fieldLimits.pasted)),
  z.transform((typed, context) => {
    const { number, problem } = readNumber(typed);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: typed });
    return number ?? typed;
  }),
);

export const nameSchema = typedName(fieldLimits.name.minimum, fieldLimits.name.maximum);
export const businessNameSchema = typedName(
  fieldLimits.businessName.minimum,
  fieldLimits.businessName.maximum,
);
export const descriptionSchema = typedText(0, fieldLimits.description).check(
  z.refine(hasNoPiledMarks, 'unprintable'),
);
export const keywordsSchema = z
  .array(typedLine(1, fieldLimits.keyword))
  .check(z.maxLength(fieldLimits.keywords));
/** Items of the subcategory, by slug or name. */
export const itemsSchema = z.array(entrySchema).check(z.maxLength(fieldLimits.items));
export const quartierSchema = typedLine(0, fieldLimits.quartier);
export const landmarkSchema = typedLine(0, fieldLimits.landmark);
