import * as z from 'zod/mini';
import { isNameable, isReadableLine } from './readable-line.ts';

// Control characters (NUL above all) cannot be stored or shown; a lone surrogate is no character at all.
const unprintable = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** A text that somebody typed: trimmed, printable, between two lengths in characters. */
export function typedText(minimum: number, maximum: number) {
  return z.string().check(
    z.trim(),
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((value) => !unprintable.test(value), 'unprintable'),
  );
}

/**
 * A typed text on one line: as `typedText`, without line breaks or tabs (safe in a mail header), and without what turns
 * or hides letters.
 */
export function typedLine(minimum: number, maximum: number) {
  return typedText(minimum, maximum).check(
    z.refine((value) => !/[\n\r\t]/.test(value), 'oneLine'),
    z.refine(isReadableLine, 'unprintable'),
  );
}

/** A name that can be read and called: a typed line with a letter or a digit. */
export function typedName(minimum: number, maximum: number) {
  return typedLine(minimum, maximum).check(z.refine(isNameable, 'nameless'));
}

/** The short name of a catalogue entry or page in addresses: lower case, digits, single hyphens. */
export const slugSchema = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Names an entry of the catalogue by its slug, an old slug or its name; which one is only known with the catalogue. */
export const entrySchema = typedLine(1, 80);
