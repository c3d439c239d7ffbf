import * as z from 'zod/mini';
import { fieldLimits } from '../limits.ts';
import { toE164 } from '../phone.ts';
import { hasNoPiledMarks } from '../readable-line.ts';
import { entrySchema, typedLine, typedName, typedText } from '../text.ts';

/** An e-mail address as it is stored and compared: trimmed, lower case, at most 254 characters. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(fieldLimits.email),
    z.regex(z.regexes.html5Email, 'email'),
    z.regex(/@.+\./, 'email'),
  );

/** A Cameroonian number in any usual spelling; the parsed value is E.164. */
export const whatsappSchema = z.pipe(
  z.string().check(
    z.maxLength(fieldLimits.whatsapp),
    z.refine((typed) => toE164(typed) !== undefined, 'phone'),
  ),
  z.transform((typed) => toE164(typed) ?? typed),
);

/** E-mail address or WhatsApp number, told apart by the @. */
export const identifierSchema = z.union([emailSchema, whatsappSchema], 'identifier');

/** A one-time code: exactly six digits; spaces that a mail app added around or inside are dropped. */
export const otpSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(fieldLimits.code)),
    z.transform((typed) => typed.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'code')),
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
