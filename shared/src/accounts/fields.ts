import * as z from 'zod/mini';
import { toE164 } from '../phone.ts';
import { typedLine, typedText } from '../text.ts';

/** An e-mail address as it is stored and compared: trimmed, lower case, at most 254 characters. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(z.regexes.html5Email, 'email'),
    z.regex(/@.+\./, 'email'),
  );

/** A Cameroonian number in any usual spelling; the parsed value is E.164. */
export const whatsappSchema = z.pipe(
  z.string().check(
    z.maxLength(30),
    z.refine((typed) => toE164(typed) !== undefined, 'phone'),
  ),
  z.transform((typed) => toE164(typed) ?? typed),
);

/** E-mail address or WhatsApp number, told apart by the @. */
export const identifierSchema = z.union([emailSchema, whatsappSchema], 'identifier');

/** A one-time code: exactly six digits; spaces that a mail app added around or inside are dropped. */
export const otpSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed) => typed.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'code')),
);

export const nameSchema = typedLine(2, 80);
export const businessNameSchema = typedLine(2, 120);
export const descriptionSchema = typedText(0, 500);
export const keywordsSchema = z.array(typedLine(1, 30)).check(z.maxLength(10));
